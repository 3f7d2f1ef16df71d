import { afterEach, expect, test } from 'vitest';
import { alive, site, visit } from './visit.ts';

afterEach(async () => {
  await site('status', 'normal');
});

test('an open page is told of maintenance at once, and of its end, without a reload', async () => {
  const { page } = await visit({ language: 'en' });
  await page.goto('/');
  await alive(page);
  await page.getByRole('list', { name: 'Hot games' }).waitFor();
  await page.evaluate(() => Object.assign(window, { isStillTheSamePage: true }));
  await site('status', 'maintenance', '--until', '+2h');
  await page.getByRole('heading', { name: 'We are under maintenance' }).waitFor();
  await page.getByLabel('Time left').waitFor();
  expect(await page.title()).toBe('We are under maintenance · Verbena');
  await site('status', 'normal');
  await page.getByRole('list', { name: 'Hot games' }).waitFor();
  expect(await page.title()).toBe('Lobby · Verbena');
  await page.waitForFunction(() => 'isStillTheSamePage' in window);
});

test('a closed region shows the address it was closed to', async () => {
  await site('status', 'blocked', '--range', '10.77.0.0/16');
  const { page } = await visit({ language: 'en' });
  const response = await page.goto('/');
  if (response?.status() !== 451) throw new Error(`answered ${response?.status()}`);
  await page
    .getByText(/^10\.77\./)
    .first()
    .waitFor();
});
