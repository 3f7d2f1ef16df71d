import type { BrowserContext, Page } from 'playwright';
import { expect, test } from 'vitest';
import { logIn } from './log-in.ts';
import { alive, visit } from './visit.ts';
import { settled } from './worker.ts';

const frame = '#opening';

/** Until it is let through, no program reaches the page. */
async function holdPrograms(context: BrowserContext): Promise<() => void> {
  const { promise: letThrough, resolve } = Promise.withResolvers<void>();
  await context.route('**/assets/*.js', async (route) => {
    await letThrough;
    await route.continue();
  });
  return resolve;
}

const barOf = (page: Page) => page.locator(`${frame} nav`).last();

test('a member sees the house before its program has come, and then their own page', async () => {
  const { page, context, complaints } = await visit({ language: 'en' });
  await logIn(context, 'demo');
  const letThrough = await holdPrograms(context);
  await page.goto('/member?page=transferFund', { waitUntil: 'commit' });
  await barOf(page).getByText('Promotions').waitFor();
  // Nobody knows yet who looks.
  expect(await page.locator(frame).innerText()).not.toMatch(/Log in|Sign up/);
  letThrough();
  await page.getByRole('heading', { name: 'Wallet', exact: true }).waitFor();
  expect(await page.locator(frame).count()).toBe(0);
  expect(complaints).toEqual([]);
});

test('a page around which no house stands begins empty', async () => {
  const { page, context } = await visit({ language: 'en' });
  await logIn(context, 'demo');
  await holdPrograms(context);
  await page.goto('/seamless?vassalage=PG&gameCode=none', { waitUntil: 'commit' });
  await page.locator(frame).waitFor({ state: 'attached' });
  expect(await page.locator(frame).isVisible()).toBe(false);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a house that was kept in another language is not shown', async () => {
  const { page, context } = await visit({ serviceWorkers: 'allow' });
  await page.goto('/');
  await alive(page);
  await settled(page);
  await page.evaluate(() => localStorage.setItem('lang', 'en'));
  const other = await context.newPage();
  await other.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const drawn = document.getElementById('opening');
      sessionStorage.setItem('seen', drawn?.checkVisibility() ? drawn.innerText : 'nothing');
    });
  });
  await other.goto('/help');
  await other.getByRole('heading', { level: 1 }).waitFor();
  expect(await other.evaluate(() => sessionStorage.getItem('seen'))).toBe('nothing');
  await other.evaluate(() => localStorage.setItem('lang', 'es'));
  await other.goto('/help');
  await other.getByRole('heading', { level: 1 }).waitFor();
  expect(await other.evaluate(() => sessionStorage.getItem('seen'))).toContain('Inicio');
});
