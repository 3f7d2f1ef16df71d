import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { ownProfile } from '#contract/profile.ts';
import { logIn } from './log-in.ts';
import { alive, type Visit, visit } from './visit.ts';
import { settled } from './worker.ts';

const tile = 'main li:has(button[aria-pressed])';

/** Somebody who has looked at home and at the slots, and whose network is then gone. */
async function cutOff(account?: string): Promise<Visit & { seen: string }> {
  const visited = await visit({ language: 'en', serviceWorkers: 'allow' });
  const { page, context } = visited;
  if (account) await logIn(context, account);
  await page.goto('/');
  await alive(page);
  await settled(page);
  await page.getByRole('link', { name: 'Slots' }).first().click();
  await page.getByRole('heading', { name: 'Slots', level: 1 }).waitFor({ state: 'attached' });
  await page.locator(tile).nth(27).waitFor();
  const seen = await nameOf(page);
  await context.setOffline(true);
  await page.goto('/');
  await alive(page);
  return { ...visited, seen };
}

async function nameOf(page: Page): Promise<string> {
  const words = await page.locator(tile).last().locator('button').first().innerText();
  return words.split('\n')[0]?.trim() ?? '';
}

test('without a network a guest finds what was seen, is told since when, and sees no torn picture', async () => {
  const { page, context, seen } = await cutOff();
  const line = page.getByText(/^Offline since \d{2}:\d{2} — showing what was saved$/).first();
  await line.waitFor();
  // It hides nothing: the page begins where the line ends.
  const lineBox = await line.locator('xpath=..').boundingBox();
  const pageBox = await page.locator('main').first().boundingBox();
  expect(pageBox?.y).toBeGreaterThanOrEqual((lineBox?.y ?? 0) + (lineBox?.height ?? 0));
  await isToldAndStays(page);

  await page.goto('/');
  await alive(page);
  await page.getByRole('link', { name: 'Search games and providers' }).click();
  await page.getByRole('searchbox').fill(seen);
  await page.locator(tile).filter({ hasText: seen }).first().waitFor();
  await page.getByText('Offline: these are the games saved on this phone.').waitFor();
  await page.getByRole('searchbox').fill('zzzz');
  await page.getByText('No saved games match.').waitFor();
  await page.goto('/rng');
  await alive(page);
  await page.locator(tile).nth(27).waitFor();
  expect(await nameOf(page)).toBe(seen);

  await forgetCovers(page);
  await page.goto('/');
  await alive(page);
  await page.locator(tile).first().waitFor();
  await page.locator('img[src$="default-game.svg"]').first().waitFor();
  await expect.poll(() => torn(page)).toEqual([]);
  await page.getByRole('link', { name: 'Log in' }).first().click();
  await page.getByRole('dialog').waitFor();
  await expect.poll(() => torn(page)).toEqual([]);

  await page.reload();
  await line.waitFor();
  await context.setOffline(false);
  await line.waitFor({ state: 'detached' });
});

/** Who plays without a network is told so, and stays where the game is. */
async function isToldAndStays(page: Page): Promise<void> {
  await page.getByRole('list', { name: 'Hot games' }).getByRole('button').first().click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Play', exact: true }).click();
  await page.getByText(/^You need a connection to play\./).waitFor();
  await sheet.getByRole('button', { name: 'Play', exact: true }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
}

/** Neither the worker nor the browser has them then, so they cannot be had. */
async function forgetCovers(page: Page): Promise<void> {
  await page.evaluate(() => caches.delete('covers'));
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
}

function torn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const shown = [...document.images].filter((image) => image.hasAttribute('src'));
    return shown
      .filter((image) => image.complete && image.naturalWidth === 0)
      .map((image) => image.src);
  });
}

test('what comes by itself later waits for the network, and nobody is told that it cannot be had', async () => {
  const { page, context, complaints } = await visit({ language: 'en', phone: 'iphone' });
  // Somebody who has been here on other days is offered a place on the home screen.
  await page.addInitScript(() => {
    const history = { visits: 3, lastVisitDay: '2026-01-01', declinedAtMs: null };
    localStorage.setItem('install-history', JSON.stringify(history));
  });
  await page.clock.install();
  await page.goto('/');
  await alive(page);
  // What says that one is offline follows home; the offers come seconds later.
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
  const offers = () => asked.filter((path) => /\/Offers-[^/]+\.js$/.test(path)).length;
  await context.setOffline(true);
  await page.clock.runFor(10_000);
  await page
    .getByText(/^Offline since/)
    .first()
    .waitFor();
  expect(offers()).toBe(0);
  expect(await page.getByText('This has not been saved yet').count()).toBe(0);
  await context.setOffline(false);
  await expect.poll(offers).toBe(1);
  expect(complaints.filter((words) => words.includes('A part is missing'))).toEqual([]);
});

const needingNetwork = [
  {
    where: '/member?page=depositv2',
    without: 'You need a connection to deposit.',
    within: 'Where is my transfer?',
  },
  {
    where: '/member?page=depositv2&way=debit',
    without: 'You need a connection to deposit.',
    within: 'How much do you want to deposit?',
  },
];

test('a member’s page that is opened without a network says so, and fills itself once there is one', async () => {
  const { page, context } = await cutOff('demo');
  await isToldAndStays(page);
  for (const { where, without, within } of needingNetwork) {
    await page.goto(where);
    await page.getByText(without).waitFor();
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    await context.setOffline(false);
    await page.getByText(within).waitFor();
    expect(await page.getByText(without).count()).toBe(0);
    await context.setOffline(true);
  }
  await page.goto('/member');
  const retry = page.locator('main').getByRole('button', { name: 'Try again' }).first();
  await retry.waitFor();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === ownProfile.path) asked.push(request.url());
  });
  await context.setOffline(false);
  await retry.waitFor({ state: 'detached' });
  await page.waitForLoadState('networkidle');
  expect(asked.length).toBe(1);
});
