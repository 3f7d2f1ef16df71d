import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { watchCaptcha } from './captcha.ts';
import { loginAnswer } from './login-answer.ts';
import { inDatabase } from './place.ts';
import { password, signUp } from './sign-up.ts';
import { alive, site, visit } from './visit.ts';

async function newAccount(username: string): Promise<void> {
  const { page, context } = await visit({ language: 'en' });
  await signUp(page, username);
  await context.close();
}

async function tryLogIn(page: Page, username: string, typed: string): Promise<string> {
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[name=username]').fill(username);
  await dialog.locator('input[name=password]').fill(typed);
  const send = dialog.locator('button[type=submit]');
  const { code = 'done' } = await loginAnswer(page, () => send.click());
  return code;
}

/** As if so many minutes had passed since every failed try. */
async function pass(minutes: number): Promise<void> {
  await inDatabase(async (database) => {
    const rows = await database.selectFrom('throttle').selectAll().execute();
    for (const { rule, key_hash: keyHash, marks } of rows) {
      await database
        .updateTable('throttle')
        .set({ marks: marks.map((mark) => new Date(mark.getTime() - minutes * 60_000)) })
        .where('rule', '=', rule)
        .where('key_hash', '=', keyHash)
        .execute();
    }
  });
}

test('a password that customer service handed out opens nothing until it is changed', async () => {
  await newAccount('forzada01');
  const given = /opens with (\S+) once/.exec(await site('password', 'forzada01'))?.[1] ?? '';
  const { page, complaints } = await visit({ language: 'en' });
  await page.goto('/login');
  await alive(page);
  expect(await tryLogIn(page, 'forzada01', password)).toBe('login.wrong');
  await page.reload();
  await alive(page);
  const captcha = watchCaptcha(page);
  expect(await tryLogIn(page, 'forzada01', given)).toBe('captcha.missing');
  await captcha.solve();
  expect(await tryLogIn(page, 'forzada01', given)).toBe('done');
  const dialog = page.getByRole('dialog', { name: 'Change password' });
  await dialog.waitFor();
  expect(await dialog.getByLabel('Old password').count()).toBe(0);
  await page.goto('/member');
  await dialog.waitFor();
  const refused = await page.evaluate(async () => (await fetch('/wps/member/sessions')).json());
  expect(refused).toMatchObject({ code: 'session.must-change' });
  await dialog.getByLabel('Old password').fill(given);
  await dialog.locator('input[name=newPassword]').fill('guacamaya77roja');
  await dialog.locator('input[name=confirmNewPassword]').fill('guacamaya77roja');
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.goto('/member');
  await page.getByRole('heading', { name: 'My account' }).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  // What was refused on the way is told in the console, and nothing else is; a picture is drawn once a second.
  expect(complaints.filter((line) => !/status of 4(01|03|22|29)/.test(line))).toEqual([]);
});

test('whoever cannot change it now can leave', async () => {
  await newAccount('forzada02');
  const given = /opens with (\S+) once/.exec(await site('password', 'forzada02'))?.[1] ?? '';
  const { page } = await visit({ language: 'es', phone: 'iphone' });
  await page.goto('/login');
  await alive(page);
  expect(await tryLogIn(page, 'forzada02', given)).toBe('done');
  const dialog = page.getByRole('dialog', { name: 'Cambiar contraseña' });
  // Nothing but the change and the way out closes it, so it shows no button that would do nothing.
  await dialog.waitFor();
  expect(await dialog.getByRole('button', { name: 'Cerrar' }).count()).toBe(0);
  // The line about the last login is on the page by now, and must not lie over the way out.
  await page.getByRole('status').getByText('Tu último acceso').waitFor();
  await dialog.getByRole('button', { name: 'Salir' }).click({ timeout: 3_000 });
  await dialog.waitFor({ state: 'detached' });
  await page.locator('header').getByText('Entrar').waitFor();
});

test('a popup that is opened again after a failure shows the captcha at once', async () => {
  const { page } = await visit({ language: 'en' });
  await page.goto('/login');
  await alive(page);
  expect(await tryLogIn(page, 'nadie0001', 'wrong-one-1')).toBe('login.wrong');
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[name=captcha]').waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.locator('header').getByText('Log in').click();
  await dialog.locator('input[name=captcha]').waitFor();
  await dialog.locator('img[src^="data:image/png"]').waitFor();
});

test('three wrong passwords lock the account, and fifteen minutes later it opens again', async () => {
  await newAccount('cerrada01');
  const { page } = await visit({ language: 'es' });
  const captcha = watchCaptcha(page);
  await page.goto('/login');
  await alive(page);
  expect(await tryLogIn(page, 'cerrada01', 'wrong-one-1')).toBe('login.wrong');
  for (const wrong of ['wrong-one-2', 'wrong-one-3']) {
    await captcha.solve();
    expect(await tryLogIn(page, 'cerrada01', wrong)).toBe('login.wrong');
  }
  await captcha.solve();
  expect(await tryLogIn(page, 'cerrada01', password)).toBe('login.locked');
  await page
    .getByRole('alert')
    .getByText(/15 min/)
    .waitFor();
  await pass(16);
  await page.reload();
  await alive(page);
  expect(await tryLogIn(page, 'cerrada01', password)).toBe('done');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
});
