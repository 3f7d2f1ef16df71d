import type { Page } from 'playwright';
import { afterEach, expect, test } from 'vitest';
import { type Language, languages } from '#contract/values.ts';
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

test('every screen can be used by everyone, by night and by day, in every language', async () => {
  expect(await inPairs(languages, violationsOfScreens)).toEqual([]);
}, 300_000);

test('whatever lies over a screen is as sound as the screen', async () => {
  const judge = (language: Language) => violationsOfOverlays(language, shareOf(language, overlays));
  expect(await inPairs(languages, judge)).toEqual([]);
}, 300_000);

test('so is what only members open', async () => {
  const judge = (language: Language) =>
    violationsOfOverlays(language, shareOf(language, memberOverlays), 'demo');
  expect(await inPairs(languages, judge)).toEqual([]);
}, 300_000);
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

test('a pressed tile grows into its sheet, and returns when the sheet goes', async () => {
  const { page } = await visit({ language: 'en' });
  await page.goto('/');
  await alive(page);
  await watchFlights(page);
  const tile = page.getByRole('list', { name: 'Hot games' }).getByRole('button').first();
  const picture = await tile.locator('img').first().boundingBox();
  await tile.click();
  const sheet = page.getByRole('dialog');
  await sheet.locator('article').waitFor();
  await atRest(page);
  const cover = await sheet.locator('article img').first().boundingBox();
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  await atRest(page);
  const flights = await flightsOf(page);
  expect(flights).toEqual([
    { from: rounded(picture), to: rounded(cover) },
    { from: rounded(cover), to: rounded(picture) },
  ]);
  expect(await page.locator('body > img').count()).toBe(0);
});

test('who wants less motion sees no picture fly', async () => {
  const { page } = await calmVisit('en');
  await page.goto('/');
  await alive(page);
  await watchFlights(page);
  await page.getByRole('list', { name: 'Hot games' }).getByRole('button').first().click();
  await page.getByRole('dialog').locator('article').waitFor();
  await atRest(page);
  expect(await flightsOf(page)).toEqual([]);
});

/** A visitor who wants less motion, so that nothing is judged half faded in. */
async function calmVisit(language: Language) {
  const { page, context } = await visit({ language });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // The announcements are judged by themselves; here they would open over the screens at some time.
  await context.addInitScript((closed) => {
    sessionStorage.setItem('announcements-closed', closed);
  }, JSON.stringify(executions));
  return { page, context };
}

/** Each is judged in two languages, and neighbours in two others: all four would take twice as long. */
function shareOf(language: Language, all: readonly Overlay[]): readonly Overlay[] {
  const turn = languages.indexOf(language) % 2;
  return all.filter((_, index) => index % 2 === turn);
}

/** Two languages at a time: there is a core for each. */
async function inPairs(
  all: readonly Language[],
  judge: (language: Language) => Promise<string[]>,
): Promise<string[]> {
  const waiting = [...all];
  const found: string[] = [];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const language = next;
      found.push(...(await judge(language)).map((violation) => `${language} ${violation}`));
    }
  };
  await Promise.all([work(), work()]);
  return found;
}

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
