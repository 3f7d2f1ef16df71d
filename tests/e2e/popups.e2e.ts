import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { alive, visit } from './visit.ts';

/** Longer than anybody has to rest before the announcements open. */
const longRest = '00:30';

/** What waits for hands to rest is fetched after the page: until it is there, a rest is nobody's. */
const opensAtRest = (page: Page) =>
  expect
    .poll(async () => {
      await page.clock.fastForward(longRest);
      return page.getByRole('dialog', { name: 'Announcements' }).count();
    })
    .toBe(1);

async function restOn(page: Page): Promise<void> {
  await alive(page);
  await page.getByRole('list', { name: 'Hot games' }).waitFor();
  await page.clock.fastForward(longRest);
}

test('what was closed stays closed while the visit lasts, and greets the next visit', async () => {
  const { page, context } = await visit({ language: 'en', wantsAnnouncements: true });
  await page.clock.install();
  await page.goto('/');
  await restOn(page);
  await opensAtRest(page);
  const popup = page.getByRole('dialog', { name: 'Announcements' });
  await popup.getByRole('button', { name: 'Close' }).first().click();
  await popup.waitFor({ state: 'detached' });
  await page.mouse.wheel(0, 200);
  await page.getByRole('button', { name: 'Filters' }).click();
  const filters = page.getByRole('dialog', { name: 'Sort and filter' });
  await filters.getByRole('button', { name: 'Close' }).first().click();
  await filters.waitFor({ state: 'detached' });
  await page.clock.fastForward(longRest);
  expect(await popup.count()).toBe(0);

  await page.reload();
  await restOn(page);
  expect(await popup.count()).toBe(0);
  await page.getByRole('link', { name: 'Promotions' }).last().click();
  await page.waitForURL('**/promotions');
  await page.getByRole('link', { name: 'Home' }).last().click();
  await page.waitForURL((url) => url.pathname === '/');
  await restOn(page);
  expect(await popup.count()).toBe(0);

  const nextVisit = await context.newPage();
  await nextVisit.clock.install();
  await nextVisit.goto('/');
  await restOn(nextVisit);
  await opensAtRest(nextVisit);
});

test('neither the page behind it nor going back closes the announcements', async () => {
  const { page } = await visit({ language: 'en', wantsAnnouncements: true });
  await page.clock.install();
  await page.goto('/promotions');
  await alive(page);
  await page.getByRole('link', { name: 'Home' }).last().click();
  await page.waitForURL((url) => url.pathname === '/');
  await restOn(page);
  await opensAtRest(page);
  const popup = page.getByRole('dialog', { name: 'Announcements' });
  await page.mouse.click(4, 4);
  await page.keyboard.press('Escape');
  await page.goBack();
  await page.waitForURL('**/promotions');
  expect(await popup.count()).toBe(1);
  await popup.getByRole('button', { name: 'Close' }).first().click();
  await popup.waitFor({ state: 'detached' });
});
