import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { freePort, type RunningGateway, startGateway } from './gateway.ts';
import { alive, siteIn, visit } from './visit.ts';
import { settled } from './worker.ts';

let dataFolder = '';
let port = 0;
let gateway: RunningGateway;

afterEach(async () => {
  await siteIn(dataFolder, 'status', 'normal');
});

beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'verbena-worker-'));
  port = await freePort();
  gateway = await startGateway({ port, dataFolder });
});

afterAll(async () => {
  await gateway.stop();
  await rm(dataFolder, { recursive: true, force: true });
});

async function openHome(page: Page, address = gateway.address): Promise<void> {
  await page.goto(`${address}/`);
  await alive(page);
  await settled(page);
}

/** Passes everything on, and can pretend that a new release brought another worker. */
async function proxyWithReleases(): Promise<{ address: string; release(): void; server: Server }> {
  let release = 1;
  const server = createServer(async (request, response) => {
    const { cookie = '', accept = '*/*' } = request.headers;
    const answer = await fetch(`${gateway.address}${request.url}`, {
      headers: { cookie, accept },
    });
    const headers = Object.fromEntries(answer.headers);
    for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) {
      delete headers[name];
    }
    const body = Buffer.from(await answer.arrayBuffer());
    const note = request.url === '/sw.js' ? Buffer.from(`\n// release ${release}\n`) : Buffer.of();
    response.writeHead(answer.status, headers).end(Buffer.concat([body, note]));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port: proxyPort } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${proxyPort}`,
    release: () => {
      release += 1;
    },
    server,
  };
}

test('a new release waits until it is asked for, and then takes over with one reload', async () => {
  const proxy = await proxyWithReleases();
  const { page } = await visit({ language: 'en', serviceWorkers: 'allow' });
  await openHome(page, proxy.address);
  const offer = page.getByRole('region', { name: 'New version' });
  proxy.release();
  await page.reload();
  await alive(page);
  await page.evaluate(() => Object.assign(window, { isTheSamePage: true }));
  await offer.waitFor();
  const isWaiting = () =>
    page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting));
  expect(await isWaiting()).toBe(true);
  expect(await page.evaluate(() => 'isTheSamePage' in window)).toBe(true);
  const loads: string[] = [];
  page.on('load', () => loads.push(page.url()));
  await offer.getByRole('button', { name: 'Update' }).click();
  await page.waitForFunction(() => !('isTheSamePage' in window));
  await alive(page);
  await page.getByRole('list', { name: 'Hot games' }).waitFor();
  expect(await isWaiting()).toBe(false);
  expect(await offer.count()).toBe(0);
  expect(loads).toHaveLength(1);
  proxy.server.closeAllConnections();
  proxy.server.close();
});

test('without a network, search reads what is on the phone, and playing says what it needs', async () => {
  const { page, context } = await visit({ language: 'en', serviceWorkers: 'allow' });
  await openHome(page);
  await page.getByRole('link', { name: 'Slots' }).first().click();
  await page.locator('main li:has(button[aria-pressed])').nth(27).waitFor();
  const name = (await page.locator('main li:has(button[aria-pressed])').first().innerText())
    .split('\n')[0]
    ?.trim();
  await context.setOffline(true);
  await page.goto(`${gateway.address}/`);
  await page
    .getByText(/^Offline since/)
    .first()
    .waitFor();
  await page.getByRole('searchbox').fill(name ?? '');
  await page
    .getByRole('main')
    .getByText(name ?? '')
    .first()
    .waitFor();
  await page.getByRole('searchbox').fill('zzzz');
  await page.getByText('Nothing kept on this phone fits.').waitFor();
}, 90_000);

test('a site that closed before the network went is still closed without one', async () => {
  const { page, context } = await visit({ language: 'en', serviceWorkers: 'allow' });
  await openHome(page);
  await siteIn(dataFolder, 'status', 'maintenance', '--until', '+2h');
  const closed = page.getByRole('heading', { name: 'We are looking after the lights' });
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
  await context.setOffline(true);
  await page.reload();
  await region.waitFor();
}, 90_000);

test('switched off, the worker removes itself and all it kept from every phone that comes by', async () => {
  const { page } = await visit({ language: 'en', serviceWorkers: 'allow' });
  await openHome(page);
  await gateway.stop();
  gateway = await startGateway({ port, dataFolder, settings: { WORKER: 'off' } });
  await page.reload();
  await expect
    .poll(
      () =>
        page
          .evaluate(async () => ({
            workers: (await navigator.serviceWorker.getRegistrations()).length,
            caches: (await caches.keys()).length,
          }))
          .catch(() => undefined),
      { timeout: 20_000 },
    )
    .toEqual({ workers: 0, caches: 0 });
  await page.getByRole('list', { name: 'Hot games' }).waitFor();
}, 90_000);
