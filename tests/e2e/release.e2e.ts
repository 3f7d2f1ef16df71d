import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { alive, visit } from './visit.ts';

/** Pages asked for from here on; going somewhere inside the app asks for none. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
}

test('a screen that a release took away offers one reload, and never goes round in a circle', async () => {
  const { page, context } = await visit({ language: 'en' });
  await page.goto('/');
  await alive(page);
  await context.route('**/assets/promotions-*.js', (route) => route.fulfill({ status: 404 }));
  const loads = countLoads(page);
  await page.getByRole('link', { name: 'Promotions' }).last().click();
  await page.getByRole('heading', { name: 'A new version is here' }).waitFor();
  await page.getByRole('main').getByRole('button', { name: 'Reload' }).click();
  await page.getByRole('heading', { name: 'A part of the app could not be loaded' }).waitFor();
  expect(loads()).toBe(1);
  await page.getByRole('main').getByRole('link', { name: 'Go to the lobby' }).click();
  await page.getByRole('list', { name: 'Hot games' }).waitFor();
});

test('a program that is gone is fetched anew by one reload', async () => {
  const { page, context } = await visit({ language: 'en' });
  const loads = countLoads(page);
  await context.route('**/assets/home-*.js', (route) =>
    loads() < 2 ? route.fulfill({ status: 404 }) : route.continue(),
  );
  await page.goto('/');
  await alive(page);
  expect(loads()).toBe(2);
});

test('a program that stays gone leaves a page that can be read, and reloads no more', async () => {
  const { page, context } = await visit({ language: 'en' });
  const loads = countLoads(page);
  let refusals = 0;
  await context.route('**/assets/home-*.js', (route) => {
    refusals += 1;
    return route.fulfill({ status: 404 });
  });
  await page.goto('/');
  // Asked for ahead and imported, the file may be refused once or twice a page: once is enough.
  await expect.poll(() => (loads() === 2 ? refusals : 0)).toBeGreaterThanOrEqual(2);
  await page.getByRole('list', { name: 'Hot games' }).waitFor();
  await page.getByRole('link', { name: 'Promotions' }).last().click();
  await page.getByRole('heading', { name: 'Promotions' }).first().waitFor();
  expect(loads()).toBe(3);
});
