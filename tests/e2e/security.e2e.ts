import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { password, signUp } from './sign-up.ts';
import { alive, visit } from './visit.ts';

async function logIn(page: Page, username: string): Promise<void> {
  await page.goto('/login');
  await alive(page);
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[name=username]').fill(username);
  await dialog.locator('input[name=password]').fill(password);
  await dialog.locator('button[type=submit]').click();
}

test('an authenticator is set up, and a login from another device asks for its code', async () => {
  const { page, complaints } = await visit({ language: 'en' });
  await signUp(page, 'guardada1');
  await page.getByRole('button', { name: 'Authenticator app' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Set up' }).click();
  await sheet.getByLabel('Password', { exact: true }).fill(password);
  await sheet.getByRole('button', { name: 'Continue' }).click();
  await sheet.getByRole('img', { name: 'QR code for the authenticator app' }).waitFor();
  const address = await sheet.locator('a[href^="otpauth:"]').getAttribute('href');
  const secret = new URL(address ?? '').searchParams.get('secret') ?? '';
  const totp = new TOTP({ secret: Secret.fromBase32(secret), digits: 6, period: 30 });
  await sheet.locator('input[name=one-time-code]').fill(totp.generate());
  await sheet.getByRole('button', { name: 'Turn on' }).click();
  const list = sheet.getByRole('list', { name: 'Recovery codes' });
  await list.waitFor();
  const codes = await list.getByRole('listitem').allTextContents();
  expect(codes).toHaveLength(10);
  await sheet.getByRole('button', { name: 'I saved them' }).click();
  await sheet.getByText(/10 recovery codes left/).waitFor();

  const other = await visit({ language: 'es', phone: 'iphone' });
  await logIn(other.page, 'guardada1');
  const dialog = other.page.getByRole('dialog');
  await dialog.getByRole('heading', { name: '¿Eres tú?' }).waitFor();
  expect((await other.context.cookies()).some(({ name }) => name === 'session')).toBe(false);
  await dialog.locator('input[name=one-time-code]').fill('000000');
  await dialog.getByRole('button', { name: 'Continuar' }).click();
  await dialog.getByText('Código incorrecto. Revísalo.').waitFor();
  await dialog.getByRole('radio', { name: /Código de recuperación/ }).check();
  await dialog.locator('input[name=one-time-code]').fill(codes[0] ?? '');
  await dialog.getByRole('button', { name: 'Continuar' }).click();
  await other.page.locator('[role=dialog] form').waitFor({ state: 'detached' });
  await other.page
    .locator('header')
    .getByLabel(/^Cuenta/)
    .waitFor();
  expect(complaints).toEqual([]);
});

test('one sees where one is logged in, and ends what is not one’s own', async () => {
  const { page } = await visit({ language: 'en' });
  await signUp(page, 'enlinea1');
  const other = await visit({ language: 'en', phone: 'iphone' });
  await logIn(other.page, 'enlinea1');
  await other.page.locator('[role=dialog] form').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Where you are logged in', exact: true }).click();
  const sheet = page.getByRole('dialog');
  const devices = sheet.getByRole('region', { name: 'Trusted devices' });
  await devices.getByText('Chrome, Android').waitFor();
  expect(await sheet.getByText('This one').count()).toBe(2);
  await devices.getByRole('button', { name: 'Forget device: Safari, iPhone' }).waitFor();
  await sheet.getByRole('button', { name: 'End session: Safari, iPhone' }).click();
  // What is ended is distrusted: its device is forgotten with it.
  await expect.poll(() => sheet.getByText('Safari, iPhone').count()).toBe(0);
  await other.page.goto('/member');
  await other.page.waitForURL((url) => url.pathname === '/login');
});

/** The page is connected, and all that it does with what it hears is in place. */
async function listening(page: Page): Promise<void> {
  const hello = new Promise<void>((resolve) => {
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        if (String(payload).includes('"hello"')) resolve();
      }),
    );
  });
  await Promise.all([hello, page.waitForResponse(/\/wps\/favourites\/ids/)]);
}

test('a login from a new device is told to those that are logged in, with a way to end it', async () => {
  const { page } = await visit({ language: 'en' });
  const isListening = listening(page);
  await signUp(page, 'avisada1');
  await isListening;
  const other = await visit({ language: 'en', phone: 'iphone' });
  await logIn(other.page, 'avisada1');
  await other.page.locator('[role=dialog] form').waitFor({ state: 'detached' });
  await page.getByText('Your account was opened on Safari, iPhone. Not you?').waitFor();
  // By now it would have been told there as well.
  expect(await other.page.getByText(/Your account was opened on/).count()).toBe(0);
  await page.getByRole('button', { name: 'See where you are logged in' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: 'End session: Safari, iPhone' })
    .waitFor();
});
