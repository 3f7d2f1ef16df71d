import type { Page } from 'playwright';
import { afterEach, expect, test } from 'vitest';
import type { FileRouteTypes } from '#client/route-tree.gen.ts';
import type { Language } from '#contract/languages.ts';
import { logIn } from './log-in.ts';
import { atRest, violationsOn } from './violations.ts';
import { alive, site, visit } from './visit.ts';

type Path = Exclude<FileRouteTypes['to'], `/agentHome${string}`>;

/**
 * The screens of the route tree but the agents', which agents.e2e walks: who looks at each, or where it
 * is judged otherwise. Neighbours are of different kinds, so that each is seen to replace the one before.
 */
const screens: Readonly<Record<Path, 'visitor' | 'member' | { not: string }>> = {
  '/rng': 'visitor',
  '/sports': 'visitor',
  '/live': 'visitor',
  '/lott': 'visitor',
  '/search': 'visitor',
  '/fish': 'visitor',
  '/esports': 'visitor',
  '/pvp': 'visitor',
  '/elott': 'visitor',
  '/inHouse': 'visitor',
  '/promotions': 'visitor',
  '/favorite': 'member',
  '/help': 'visitor',
  '/recent': 'member',
  '/agent': 'visitor',
  '/': 'visitor',
  '/pointMall': 'member',
  '/lottery': 'member',
  '/member': 'member',
  '/seamless': 'member',
  '/vnLottery': 'member',
  '/member/transferFund': 'member',
  '/member/transactionHistory': 'member',
  '/seaLottery': 'member',
  '/member/personalHistoryCopy': 'member',
  '/member/bonusDetails': 'member',
  '/member/personalProfit': 'member',
  '/member/creditReport': 'member',
  '/member/vip': 'member',
  '/member/messageV2': 'member',
  '/member/referral': 'member',
  '/member/identity': 'member',
  '/member/envelopes': 'member',
  '/member/raffles': 'member',
  '/member/manualRebate': 'member',
  '/login': { not: 'a dialog over home, among the overlays' },
  '/register': { not: 'a dialog over home, among the overlays' },
  '/member/$page': { not: 'an unknown page is the first one' },
  '/member/securityCenter': { not: 'the centre’s first page by its name' },
  '/member/depositv2': { not: 'deposit.e2e judges each step' },
  '/member/withdraw': { not: 'withdraw.e2e judges each step' },
  '/member/notifications': { not: 'notices.e2e' },
  '/member/playSafely': { not: 'protection.e2e' },
  '/member/rewardCenter': { not: 'rewards.e2e' },
  '/member/missionLeaderboard': { not: 'missions.e2e' },
  '/member/transferUpline': { not: 'line.e2e' },
  '/member/contracts': { not: 'opened by agents’ members only' },
  '/member/contractBills': { not: 'opened by agents’ members only' },
};

/** Where letters stand in other places: the rest of a screen is the same in every language. */
const inOtherLetters: readonly Path[] = ['/rng', '/help', '/', '/member', '/member/transferFund'];

afterEach(async () => {
  await site('status', 'normal');
});

test.each([
  ['es', Object.keys(screens) as Path[]],
  ['zh', inOtherLetters],
] as const)(
  'in %s every screen can be used by everyone, by night and by day',
  async (language, paths) => {
    expect(await violationsOfScreens(language, paths)).toEqual([]);
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

async function violationsOfScreens(language: Language, paths: readonly Path[]): Promise<string[]> {
  const { page, context } = await visit({ language, wantsCalm: true });
  const found: string[] = [];
  const judge = async (path: string) => {
    await goInside(page, path);
    found.push(...(await violationsOn(page)).map((violation) => `${path} ${violation}`));
  };
  await page.goto('/help');
  await alive(page);
  const seenBy = (who: 'visitor' | 'member') => paths.filter((path) => screens[path] === who);
  for (const path of [...seenBy('visitor'), '/no/such/room']) await judge(path);
  await logIn(context, 'demo');
  await page.goto('/');
  await alive(page);
  for (const path of seenBy('member')) await judge(addressOf(path));
  return found;
}

/** As the address is written outside: a page of the centre is named behind the question mark. */
function addressOf(path: string): string {
  return path.replace(/^\/member\/(\w+)$/, '/member?page=$1');
}

/** Goes there as a link inside the app does, without loading the page anew. */
async function goInside(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    document.querySelector('main')?.setAttribute('data-old', '');
    history.pushState({}, '', to);
  }, path);
  await page.locator('main:not([data-old])').waitFor();
  await page.locator('main[data-old]').waitFor({ state: 'detached' });
  await atRest(page);
}
