import type { Page } from 'playwright';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { logIn } from './log-in.ts';
import { type ReleasedSite, siteWithReleases } from './releases.ts';
import { address, alive, visit } from './visit.ts';
import { settled } from './worker.ts';

let site: ReleasedSite;

beforeEach(async () => {
  site = await siteWithReleases(address);
});

afterEach(async () => {
  await site.close();
});

/** Somebody whose phone has the worker of the release before. */
async function regular(account?: string) {
  const visited = await visit({ language: 'en', serviceWorkers: 'allow' });
  if (account) await logIn(visited.context, account);
  await open(visited.page, '/');
  await settled(visited.page);
  return { ...visited, offer: visited.page.getByRole('region', { name: 'New version' }) };
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(`${site.address}${path}`);
  await alive(page);
}

async function untilWaiting(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return registration?.waiting?.state === 'installed';
  });
}

/** Only what the worker keeps is promised; what the browser keeps for itself it may drop at any time. */
async function emptyBrowserCache(page: Page): Promise<void> {
  const tools = await page.context().newCDPSession(page);
  await tools.send('Network.clearBrowserCache');
  await tools.detach();
}

const isOfNextRelease = () =>
  document.querySelector<HTMLScriptElement>('#boot')?.dataset.files?.includes('.next.');

test('a release waits through visits and tabs until it is taken, and comes with one reload', async () => {
  const { page, context, offer } = await regular();
  site.release();
  await open(page, '/promotions');
  await page.evaluate(() => Object.assign(window, { isTheSamePage: true }));
  await untilWaiting(page);
  const other = await context.newPage();
  await open(other, '/help');
  expect(await other.evaluate(isOfNextRelease)).toBe(false);
  await other.close();
  await offer.waitFor();
  expect(await page.evaluate(() => 'isTheSamePage' in window)).toBe(true);

  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await offer.getByRole('button', { name: 'Update' }).click();
  await page.waitForFunction(() => !('isTheSamePage' in window));
  await alive(page);
  await page.getByRole('heading', { name: 'Promotions' }).first().waitFor();
  expect(await page.evaluate(isOfNextRelease)).toBe(true);
  expect(loads).toBe(1);
  await page.getByRole('link', { name: 'Home' }).last().click();
  await page.getByRole('list', { name: 'Hot games' }).waitFor();
  expect(await offer.count()).toBe(0);
});

test('while a release waits, home opens without a network', async () => {
  const { page, context } = await regular();
  site.release();
  // The first visit learns of the release, the second comes after it.
  for (const _ of ['learns', 'after']) await open(page, '/');
  await untilWaiting(page);
  await emptyBrowserCache(page);
  await context.setOffline(true);
  await open(page, '/');
  await page.getByRole('list', { name: 'Hot games' }).getByRole('button').first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Play', exact: true }).waitFor();
});

test('home comes without an unasked reload after a release was taken on another screen', async () => {
  const { page, offer } = await regular();
  // Through the worker, so that it keeps home as this release draws it.
  await open(page, '/');
  await page.waitForFunction(() => caches.match('/', { cacheName: 'first-paint' }));
  site.release();
  await open(page, '/help');
  await offer.getByRole('button', { name: 'Update' }).click();
  await page.waitForFunction(isOfNextRelease);
  await alive(page);
  await emptyBrowserCache(page);
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await open(page, '/');
  await page.getByRole('list', { name: 'Hot games' }).waitFor();
  expect(loads).toBe(1);
});

test('whoever plays hears of a release when the game is left, not before', async () => {
  const { page, offer } = await regular('demo');
  site.release();
  await open(page, '/seamless?gameCode=walk');
  await untilWaiting(page);
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/assets/Offers-')),
  );
  expect(new URL(page.url()).pathname).toBe('/seamless');
  expect(await offer.count()).toBe(0);
  await page.getByRole('main').getByRole('link', { name: 'Back to the lobby' }).click();
  await offer.waitFor();
});
