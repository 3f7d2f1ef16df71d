import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { codeSentTo, linkSentTo, passTheWait, referralCodeOf, sponsorOf } from './messages.ts';
import { fillAll, passAbout, passAccount, passCode, press } from './register-steps.ts';
import { alive, visit } from './visit.ts';

const password = 'tecolote37verde';

async function openRegister(page: Page, path = '/register'): Promise<void> {
  await page.goto(path);
  await alive(page);
  await page.getByRole('dialog').locator('input[name=password]').waitFor();
}

const named = (username: string) => ({ username, password, confirmPassword: password });

async function isIn(page: Page): Promise<void> {
  // The announcements of a first login may be open by then, so it is the form that has to go.
  await page.locator('[role=dialog] form').waitFor({ state: 'detached' });
  await page
    .locator('header')
    .getByLabel(/^(Account|Cuenta)/)
    .waitFor();
}

test('by name: all that is wrong in a step stands under its field, the terms among it, and then one is in', async () => {
  const { page, complaints } = await visit({ language: 'es', phone: 'iphone' });
  await openRegister(page);
  await press(page);
  await page.getByText('Este campo no puede estar vacío').nth(2).waitFor();
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('username');
  await fillAll(page, { ...named('nuevaluz'), confirmPassword: 'otra' });
  await page.getByText('La confirmación no coincide').waitFor();
  await passAccount(page, named('nuevaluz'));
  await page.getByText('Paso 2 de 2').waitFor();
  await fillAll(page, { payeeName: 'Luz Marina Prueba', email: 'nadie' });
  await press(page);
  await page.getByText('Lee y acepta los términos').waitFor();
  await page.locator('input[name=email][aria-invalid]').waitFor();
  await passAbout(page, { email: 'luz@mail.example' });
  await isIn(page);
  expect(new URL(page.url()).pathname).toBe('/');
  expect(complaints).toEqual([]);
});

test('a name that somebody has is told under it, and nothing that was typed is lost', async () => {
  const { page } = await visit({ language: 'en' });
  await openRegister(page);
  await passAccount(page, { ...named('DEMO'), username: 'demodemo' });
  await passAbout(page);
  await isIn(page);
  const second = await visit({ language: 'en' });
  await openRegister(second.page);
  await passAccount(second.page, named('DemoDemo'));
  await passAbout(second.page);
  // Back at the step that asks it.
  await second.page.getByText('This is already taken. Choose another.').waitFor();
  expect(await second.page.locator('input[name=password]').inputValue()).toBe(password);
  await passAccount(second.page, { username: 'demodemo2' });
  await press(second.page);
  await isIn(second.page);
});

test('by mobile: a code by SMS proves the number, and with it one logs in again', async () => {
  const { page } = await visit({ language: 'es' });
  await openRegister(page);
  await page.getByRole('tab', { name: 'Por celular' }).click();
  await passAccount(page, { mobileNum: '310 222 1100', password, confirmPassword: password });
  await passAbout(page);
  await page.getByText(/Enviado\. Vale 10 min/).waitFor();
  await page.getByRole('button', { name: /Puedes pedir otro en 0:\d\d/ }).waitFor();
  await passCode(page, '+573102221100');
  await isIn(page);
  const other = await visit({ language: 'en' });
  await other.page.goto('/login');
  await alive(other.page);
  await other.page.getByRole('tab', { name: 'By SMS' }).click();
  await fillAll(other.page, { mobileNum: '3102221100' });
  await other.page.getByRole('button', { name: 'Send the code' }).click();
  // The same number was sent one within the minute: the gateway keeps the wait, whichever the page.
  await other.page.getByText(/Please wait before requesting another/).waitFor();
  await other.page.getByRole('button', { name: /Request a new code in 0:\d\d/ }).waitFor();
  await passTheWait();
  await other.page.reload();
  await alive(other.page);
  await other.page.getByRole('tab', { name: 'By SMS' }).click();
  await fillAll(other.page, { mobileNum: '3102221100' });
  await other.page.getByRole('button', { name: 'Send the code' }).click();
  await other.page.getByText(/Sent\. Valid for 10 min/).waitFor();
  await fillAll(other.page, { verificationCode: await codeSentTo('+573102221100') });
  await press(other.page);
  await isIn(other.page);
  // G-LAST: when and where the account was opened before.
  await other.page
    .getByText(/Your last login: \d{4}\/\d{2}\/\d{2} .*Chrome, Android, 10\.77\./)
    .waitFor();
});

test('what was typed in one tab stands in no other’s way, and is there again on the way back', async () => {
  const { page } = await visit({ language: 'en' });
  await openRegister(page);
  await fillAll(page, { username: 'otraficha' });
  await page.getByRole('tab', { name: 'By mobile number' }).click();
  await fillAll(page, { mobileNum: '3102224400' });
  await page.getByRole('tab', { name: 'By user name' }).click();
  expect(await page.locator('input[name=username]').inputValue()).toBe('otraficha');
  await page.getByRole('tab', { name: 'By mobile number' }).click();
  await passAccount(page, { password, confirmPassword: password });
  await passAbout(page, { payeeName: 'Otra Ficha' });
  await passCode(page, '+573102224400');
  await isIn(page);
});

test('no message is spent on a number before the terms, or with an invitation of nobody’s', async () => {
  const { page } = await visit({ language: 'en' });
  await openRegister(page);
  await page.getByRole('tab', { name: 'By mobile number' }).click();
  await passAccount(page, { mobileNum: '3102225500', password, confirmPassword: password });
  const spent: string[] = [];
  page.on('request', (request) => spent.push(new URL(request.url()).pathname));
  await press(page);
  await page.getByText('Please read and accept the terms first').waitFor();
  await passAbout(page, { affiliateCode: 'nobody99' });
  const warning = page.getByRole('dialog', { name: 'Invalid invitation code' });
  await warning.waitFor();
  await page.keyboard.press('Escape');
  await warning.waitFor({ state: 'detached' });
  expect(spent.filter((path) => /human|sms/.test(path))).toEqual([]);
  await page.getByRole('dialog', { name: 'Sign up' }).locator('input[name=terms]').waitFor();
});

test('with an agent’s invitation and a friend’s, kept from the address while one looks around', async () => {
  const first = await visit({ language: 'en' });
  await openRegister(first.page);
  await passAccount(first.page, named('amiga001'));
  await passAbout(first.page);
  await isIn(first.page);
  const friendsCode = await referralCodeOf('amiga001');
  const { page } = await visit({ language: 'en' });
  await openRegister(page, `/register?referralCode=${friendsCode}`);
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.locator('header').getByText('Sign up').click();
  await passAccount(page, named('invitada1'));
  const spent: string[] = [];
  page.on('request', (request) => spent.push(new URL(request.url()).pathname));
  await passAbout(page, { affiliateCode: 'nobody99' });
  const warning = page.getByRole('dialog', { name: 'Invalid invitation code' });
  await warning.getByRole('button', { name: 'OK' }).click();
  await warning.waitFor({ state: 'detached' });
  expect(spent.filter((path) => /human|captcha|register/.test(path))).toEqual([]);
  await fillAll(page, { affiliateCode: 'FIESTA24' });
  await press(page);
  await isIn(page);
  expect(await sponsorOf('invitada1')).toEqual({ agent: 'agente', friend: 'amiga001' });
});

test('who comes with an agent’s code in the address is not asked for one', async () => {
  const { page } = await visit({ language: 'en' });
  await openRegister(page, '/register?affiliateCode=fiesta24');
  await page.locator('input[name=affiliateCode]').waitFor({ state: 'detached' });
  await passAccount(page, named('porenlace1'));
  await passAbout(page);
  await isIn(page);
  expect(await sponsorOf('porenlace1')).toEqual({ agent: 'agente', friend: null });
});

test('an agent’s code from the address counts for who is quicker than its answer', async () => {
  const { page } = await visit({ language: 'en' });
  const { promise: sent, resolve: onSent } = Promise.withResolvers<void>();
  await page.route('**/wps/agent/affiliate**', async (route) => {
    await sent;
    await route.continue();
  });
  await openRegister(page, '/register?affiliateCode=fiesta24');
  await passAccount(page, named('rapida001'));
  await passAbout(page);
  onSent();
  await isIn(page);
  expect(await sponsorOf('rapida001')).toEqual({ agent: 'agente', friend: null });
});

test('forgotten, by e-mail: the link opens once, and the new password opens the door', async () => {
  const { page } = await visit({ language: 'en' });
  await openRegister(page);
  await passAccount(page, named('olvidada1'));
  await passAbout(page, { email: 'olvidada@mail.example' });
  await isIn(page);
  const other = await visit({ language: 'en', phone: 'iphone' });
  await other.page.goto('/login');
  await alive(other.page);
  await other.page.getByRole('button', { name: 'Forgot your password?' }).click();
  await other.page.getByRole('tab', { name: 'By e-mail' }).click();
  await fillAll(other.page, { username: 'olvidada1', email: 'olvidada@mail.example' });
  await press(other.page);
  await other.page
    .getByText(/If the details match an account, we have sent you an e-mail/)
    .waitFor();
  const link = await linkSentTo('olvidada@mail.example');
  await other.page.goto(link);
  await alive(other.page);
  expect(other.page.url()).not.toContain('reset=');
  const better = 'guacamaya77roja';
  await fillAll(other.page, { newPassword: better, confirmNewPassword: better });
  await press(other.page);
  await other.page.getByRole('dialog').locator('input[name=username]').waitFor();
  await fillAll(other.page, { username: 'olvidada1', password: better });
  await press(other.page);
  await isIn(other.page);
  // The new password has ended the other session.
  await page.reload();
  await alive(page);
  await page.locator('header').getByText('Log in').waitFor();
  await page.goto(link);
  await alive(page);
  await fillAll(page, { newPassword: better, confirmNewPassword: better });
  await press(page);
  await page
    .getByText('This link has been used or has expired. Please request a new one.')
    .waitFor();
});

test('forgotten, by phone: the code sets a new password and logs in', async () => {
  const { page } = await visit({ language: 'es' });
  await openRegister(page);
  await page.getByRole('tab', { name: 'Por celular' }).click();
  await passAccount(page, { mobileNum: '3103334455', password, confirmPassword: password });
  await passAbout(page);
  await passCode(page, '+573103334455');
  await isIn(page);
  const other = await visit({ language: 'es', phone: 'iphone' });
  await passTheWait();
  await other.page.goto('/login');
  await alive(other.page);
  await other.page.getByRole('button', { name: '¿Olvidaste tu contraseña?' }).click();
  await fillAll(other.page, { mobileNum: '3103334455' });
  await other.page.getByRole('button', { name: 'Enviar el código' }).click();
  await other.page.getByText(/Enviado\. Vale 10 min/).waitFor();
  await fillAll(other.page, {
    verificationCode: await codeSentTo('+573103334455'),
    newPassword: 'guacamaya77roja',
  });
  await press(other.page);
  await isIn(other.page);
});
