import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type {} from '#client/page-flags.ts';
import type {} from '#client/page-state.ts';
import { removeData } from '#tests/database/remove-data.ts';
import { freePort, type RunningGateway, startGateway } from './gateway.ts';
import { seededCopy } from './seeded-folder.ts';
import { alive, visit } from './visit.ts';
import { settled } from './worker.ts';

let dataFolder = '';
let gateway: RunningGateway;

beforeAll(async () => {
  dataFolder = await seededCopy(inject('seededFolder'));
  gateway = await startGateway({ port: await freePort(), dataFolder });
});

afterAll(async () => {
  await gateway.stop();
  await removeData(dataFolder);
});

test('after one visit home opens without a network as the gateway drew it', async () => {
  const { page, context } = await visit({ language: 'en', serviceWorkers: 'allow' });
  await page.goto(`${gateway.address}/`);
  await alive(page);
  await settled(page);
  await page.waitForFunction(() => caches.match('/', { cacheName: 'first-paint' }));
  await context.setOffline(true);
  const answer = await page.goto(`${gateway.address}/`);
  expect(await answer?.text()).toContain('data-beside="/page-state/');
  await page.getByRole('list', { name: 'Hot games' }).waitFor();
  await alive(page);
  // Brought to life from what was kept with it, not drawn anew.
  expect(await page.evaluate(async () => (await window.pageBeside)?.state.language)).toBe('en');
});

test('with the gateway dead and the network off, home and lists open with what was seen', async () => {
  const { page, context } = await visit({ language: 'en', serviceWorkers: 'allow' });
  await page.goto(`${gateway.address}/`);
  await alive(page);
  await settled(page);
  // Once more, now through the worker, so that it keeps home as the gateway drew it.
  await page.goto(`${gateway.address}/`);
  await alive(page);
  for (const path of ['/promotions', '/help', '/rng']) {
    await page.goto(`${gateway.address}${path}`);
    await alive(page);
    await page.getByRole('main').waitFor();
  }
  await page
    .getByRole('list', { name: /games|Slots/i })
    .first()
    .waitFor();
  await context.setOffline(true);
  await gateway.kill();
  await page.goto(`${gateway.address}/`);
  await page.getByRole('list', { name: 'Hot games' }).waitFor();
  await page
    .getByText(/^Offline since/)
    .first()
    .waitFor();
  expect(await page.getByRole('region', { name: /carousel|Highlights/i }).count()).toBeGreaterThan(
    0,
  );
  await page.goto(`${gateway.address}/rng`);
  await alive(page);
  await expect.poll(() => page.locator('main li:has(button[aria-pressed])').count()).toBe(28);
  await page.goto(`${gateway.address}/promotions`);
  await page.getByRole('heading', { name: 'Promotions' }).waitFor();
  await page.goto(`${gateway.address}/help`);
  await page.locator('#term').waitFor({ state: 'attached' });
});
