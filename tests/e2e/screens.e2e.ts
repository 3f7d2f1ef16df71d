import { afterEach, expect, test } from 'vitest';
import type { Language } from '#contract/languages.ts';
import { cutWordsOn } from './cut-words.ts';
import { logIn } from './log-in.ts';
import {
  accountOf,
  addressesFor,
  addressOf,
  goInside,
  type ScreenPath,
  type Viewer,
} from './screen-list.ts';
import { atRest, violationsOn } from './violations.ts';
import { alive, site, visit } from './visit.ts';

/** Where letters stand in other places: the rest of a screen is the same in every language. */
const inOtherLetters: readonly ScreenPath[] = [
  '/rng',
  '/help',
  '/',
  '/member',
  '/member/transferFund',
];

afterEach(async () => {
  await site('status', 'normal');
});

test.each([
  ['es', 'visitor'],
  ['es', 'member'],
  ['es', 'agent'],
] as const)(
  'in %s every screen of a %s can be used by everyone, by night and by day, and cuts no word',
  async (language, viewer) => {
    expect(await faultsOfScreens(language, viewer, addressesFor(viewer))).toEqual([]);
  },
  600_000,
);

test.each(['visitor', 'member'] as const)(
  'in zh so can those of a %s where other letters stand closest',
  async (viewer) => {
    const addresses = addressesFor(viewer).filter((address) =>
      inOtherLetters.some((path) => addressOf(path) === address),
    );
    expect(await faultsOfScreens('zh', viewer, addresses)).toEqual([]);
  },
  600_000,
);

test.each([
  ['under maintenance', ['status', 'maintenance', '--until', '+2h']],
  ['closed to a region', ['status', 'blocked', '--range', '10.77.0.0/16']],
] as const)('a site %s is as sound as an open one', async (_, words) => {
  await site(...words);
  const { page } = await visit({ language: 'es', wantsCalm: true });
  await page.goto('/');
  await page.locator('main h1').waitFor();
  await atRest(page);
  expect(await violationsOn(page)).toEqual([]);
});

async function faultsOfScreens(
  language: Language,
  viewer: Viewer,
  addresses: readonly string[],
): Promise<string[]> {
  const { page, context } = await visit({ language, wantsCalm: true });
  const found: string[] = [];
  if (viewer !== 'visitor') await logIn(context, accountOf[viewer]);
  await page.goto('/help');
  await alive(page);
  for (const address of [...addresses, ...(viewer === 'visitor' ? ['/no/such/room'] : [])]) {
    if (address === '/help') await goInside(page, '/agent');
    await goInside(page, address);
    const faults = [...(await violationsOn(page)), ...(await cutWordsOn(page))];
    found.push(...faults.map((fault) => `${address} ${fault}`));
  }
  return found;
}
