import type { Page } from 'playwright';
import { afterEach, expect, test } from 'vitest';
import { type Language, languages } from '#contract/languages.ts';
import { logIn } from './log-in.ts';
import { atRest, violationsOn } from './violations.ts';
import { alive, site, visit } from './visit.ts';

/** Neighbours are screens of different kinds, so that each one is seen to replace the one before. */
const visitorScreens = [
  '/rng',
  '/sports',
  '/live',
  '/lott',
  '/fish',
  '/esports',
  '/pvp',
  '/elott',
  '/inHouse',
  '/promotions',
  '/favorite',
  '/help',
  '/recent',
  '/agent',
  '/no/such/room',
  '/',
];
const memberScreens = ['/favorite', '/pointMall', '/recent', '/lottery', '/member', '/seamless'];

afterEach(async () => {
  await site('status', 'normal');
});

test.each(languages)(
  'in %s every screen can be used by everyone, by night and by day',
  async (language) => {
    expect(await violationsOfScreens(language)).toEqual([]);
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

async function violationsOfScreens(language: Language): Promise<string[]> {
  const { page, context } = await visit({ language, wantsCalm: true });
  const found: string[] = [];
  const judge = async (path: string) => {
    await goInside(page, path);
    found.push(...(await violationsOn(page)).map((violation) => `${path} ${violation}`));
  };
  await page.goto('/help');
  await alive(page);
  for (const path of visitorScreens) await judge(path);
  await logIn(context, 'demo');
  await page.goto('/');
  await alive(page);
  for (const path of memberScreens) await judge(path);
  return found;
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
