import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { removeData } from '#tests/database/remove-data.ts';
import { freePort, type RunningGateway, startGateway } from './gateway.ts';
import { seededCopy } from './seeded-folder.ts';
import { alive, siteIn, visit } from './visit.ts';
import { settled } from './worker.ts';

let dataFolder = '';
let port = 0;
let gateway: RunningGateway;

afterEach(async () => {
  await siteIn(dataFolder, 'status', 'normal');
});

beforeAll(async () => {
  dataFolder = await seededCopy(inject('seededFolder'));
  port = await freePort();
  gateway = await startGateway({ port, dataFolder });
});

afterAll(async () => {
  await gateway.stop();
  await removeData(dataFolder);
});

async function openHome(page: Page, address = gateway.address): Promise<void> {
  await page.goto(`${address}/`);
  await alive(page);
  await settled(page);
}

test('a site that closed before the network went is still closed without one', async () => {
  const { page, context } = await visit({ language: 'en', serviceWorkers: 'allow' });
  await openHome(page);
  await siteIn(dataFolder, 'status', 'maintenance', '--until', '+2h');
  const closed = page.getByRole('heading', { name: 'We are under maintenance' });
  await closed.waitFor();
  await context.setOffline(true);
  await page.reload();
  await closed.waitFor();
  await page.goto(`${gateway.address}/rng`);
  await closed.waitFor();
  // Maintenance would go before it.
  await siteIn(dataFolder, 'status', 'normal');
  await siteIn(dataFolder, 'status', 'blocked', '--range', '127.0.0.0/8');
  await context.setOffline(false);
  await page.goto(`${gateway.address}/`);
  const region = page.getByRole('heading', { name: 'Access restricted' });
  await region.waitFor();
  // The gateway drew it; what is kept is written by the program.
  await alive(page);
  await context.setOffline(true);
  await page.reload();
  await region.waitFor();
});

test('switched off, the worker removes itself and all it kept from every phone that comes by', async () => {
  const { page } = await visit({ language: 'en', serviceWorkers: 'allow' });
  await openHome(page);
  await gateway.stop();
  gateway = await startGateway({ port, dataFolder, settings: { WORKER: 'off' } });
  await page.reload();
  await expect
    .poll(() =>
      page
        .evaluate(async () => ({
          workers: (await navigator.serviceWorker.getRegistrations()).length,
          caches: (await caches.keys()).length,
        }))
        .catch(() => undefined),
    )
    .toEqual({ workers: 0, caches: 0 });
  await page.getByRole('list', { name: 'Hot games' }).waitFor();
});
