import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { watchCaptcha } from './captcha.ts';
import { loginAnswer } from './login-answer.ts';
import { place } from './place.ts';
import { alive, visit } from './visit.ts';

const demoPassword = async () =>
  (await readFile(join(place.dataFolder, 'demo-password'), 'utf8')).trim();

async function fillLogin(page: Page, name: string, password: string): Promise<void> {
  await page.getByLabel('User name').fill(name);
  await page.getByLabel('Password', { exact: true }).fill(password);
}

test('a member logs in by name, is greeted by name, and no script can read the session', async () => {
  const { page, context } = await visit({ language: 'en' });
  const bodies: string[] = [];
  page.on('request', (request) => bodies.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.goto('/login');
  await alive(page);
  const password = await demoPassword();
  await fillLogin(page, 'demo', password);
  await page.getByRole('dialog').getByRole('button', { name: 'Log in', exact: true }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.waitForURL((url) => url.pathname === '/');
  await page.getByRole('button', { name: /^Account/ }).waitFor();
  expect(bodies.filter((body) => body.includes(password))).toEqual([]);
  const readable = await page.evaluate(() =>
    JSON.stringify([document.cookie, { ...localStorage }, { ...sessionStorage }]),
  );
  expect(readable).not.toContain(password);
  const session = (await context.cookies()).find(({ name }) => name === 'session');
  expect(session?.httpOnly).toBe(true);
  expect(readable).not.toContain(session?.value);
  await page.goBack();
  expect(await page.getByRole('dialog').count()).toBe(0);
});

test('after a wrong password a picture is to be read; three wrong ones lock the account for a while', async () => {
  const { page } = await visit({ language: 'es', phone: 'iphone' });
  const captcha = watchCaptcha(page);
  await page.goto('/login');
  await alive(page);
  await page.getByLabel('Usuario').fill('somebody-locked');
  const send = page.getByRole('dialog').getByRole('button', { name: 'Entrar', exact: true });
  const guess = async (password: string) => {
    await page.getByLabel('Contraseña', { exact: true }).fill(password);
    return loginAnswer(page, () => send.click());
  };
  expect(await guess('wrong-1')).toMatchObject({ code: 'login.wrong', captcha: true });
  await captcha.fail();
  expect(await guess('wrong-2')).toMatchObject({ code: 'captcha.wrong', captcha: true });
  for (const password of ['wrong-2', 'wrong-3']) {
    await captcha.solve();
    expect(await guess(password)).toMatchObject({ code: 'login.wrong' });
  }
  await captcha.solve();
  expect(await guess('wrong-4')).toMatchObject({ code: 'login.locked' });
  await page.getByText('Demasiadas contraseñas equivocadas. Inténtalo en 15 minutos.').waitFor();
});

test('a remembered login is filled in again for a day, and nobody can read it', async () => {
  const { page, context } = await visit({ language: 'en' });
  const password = await demoPassword();
  await page.goto('/login');
  await alive(page);
  await fillLogin(page, 'demo', password);
  const remember = page.getByRole('checkbox', { name: 'Remember me on this device for a day' });
  await remember.check();
  await page.getByRole('dialog').getByRole('button', { name: 'Log in', exact: true }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  const remembered = async () =>
    (await context.cookies()).find(({ name }) => name === 'remembered');
  // It is written beside the login, and the login does not wait for it.
  await expect.poll(remembered).toBeDefined();
  const cookie = await remembered();
  expect(cookie?.expires).toBeLessThanOrEqual(Date.now() / 1_000 + 24 * 60 * 60);
  expect(Buffer.from(cookie?.value ?? '', 'base64').toString('latin1')).not.toContain(password);
  const isReadable = await page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open('verbena-remembered');
        opening.onsuccess = () => {
          const asked = opening.result.transaction('keys').objectStore('keys').get('key');
          asked.onsuccess = () => resolve((asked.result as CryptoKey).extractable);
        };
      }),
  );
  expect(isReadable).toBe(false);
  await context.clearCookies({ name: 'session' });
  await context.clearCookies({ name: 'signed-in' });
  await page.goto('/login');
  await alive(page);
  await expect.poll(() => page.getByLabel('User name').inputValue()).toBe('demo');
  expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe(password);
  // The other form remembers for itself, and its empty tick takes nothing of this one's away.
  await page.getByRole('tab', { name: 'By SMS' }).click();
  expect(await remember.isChecked()).toBe(false);
  await remember.check();
  await remember.uncheck();
  await page.getByRole('tab', { name: 'By user name' }).click();
  expect(await page.getByLabel('User name').inputValue()).toBe('demo');
  expect(await remembered()).toBeDefined();
  await remember.uncheck();
  await expect.poll(remembered).toBeUndefined();
  await page.getByRole('tab', { name: 'By SMS' }).click();
  await page.getByRole('tab', { name: 'By user name' }).click();
  expect(await page.getByLabel('User name').inputValue()).toBe('');
});

test('a visitor looks around on trial, once they say they are of age', async () => {
  const { page } = await visit({ language: 'en' });
  await page.goto('/login');
  await alive(page);
  const enter = page.getByRole('button', { name: 'Play free' });
  expect(await enter.isDisabled()).toBe(true);
  await page.getByRole('checkbox', { name: 'I am 18 or older' }).check();
  await enter.click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page
    .getByRole('list', { name: 'Hot games' })
    .getByRole('listitem')
    .first()
    .getByRole('button')
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Play', exact: true }).click();
  await page
    .getByText(/real account/)
    .first()
    .waitFor();
});
