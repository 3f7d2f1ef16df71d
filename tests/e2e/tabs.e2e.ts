import { expect, test } from 'vitest';
import { logIn } from './log-in.ts';
import { alive, visit } from './visit.ts';

test('a login and a logout are every tab’s, at once and without a reload', async () => {
  const { page, context } = await visit({ language: 'en' });
  await page.goto('/');
  await alive(page);
  const other = await context.newPage();
  await logIn(context, 'demo');
  await other.goto('/member');
  await alive(other);
  await page.reload();
  await alive(page);
  await page
    .locator('header')
    .getByLabel(/^Account/)
    .waitFor();
  await page.evaluate(() => Object.assign(window, { isStillTheSamePage: true }));
  await other.getByRole('button', { name: 'Log out' }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
  await page.locator('header').getByText('Log in').waitFor();
  expect(await page.evaluate(() => 'isStillTheSamePage' in window)).toBe(true);
});

test('without a network the other tab forgets as well', async () => {
  const { page, context } = await visit({ language: 'es', phone: 'iphone' });
  await logIn(context, 'demo');
  await page.goto('/favorite');
  await alive(page);
  await page
    .locator('header')
    .getByLabel(/^Cuenta/)
    .waitFor();
  const other = await context.newPage();
  await other.goto('/member');
  await alive(other);
  await other.getByRole('button', { name: 'Salir' }).waitFor();
  await context.setOffline(true);
  await other.getByRole('button', { name: 'Salir' }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Salir' }).click();
  await page.locator('header').getByText('Entrar').waitFor();
});
