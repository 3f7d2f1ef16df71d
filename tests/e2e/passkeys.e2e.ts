import { expect, test } from 'vitest';
import { passAbout, passAccount } from './register-steps.ts';
import { address, alive, visit } from './visit.ts';

const password = 'tecolote37verde';
/** A passkey belongs to a name; numbers have none. */
const home = address.replace('127.0.0.1', 'localhost');

test('a passkey is made, opens the account with one tap, and opens nothing once it is removed', async () => {
  const { page, context, complaints } = await visit({ language: 'en' });
  await context.addCookies([{ name: 'lang', value: 'en', url: home }]);
  const devTools = await context.newCDPSession(page);
  await devTools.send('WebAuthn.enable');
  await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.goto(`${home}/register`);
  await alive(page);
  const dialog = page.getByRole('dialog');
  await passAccount(page, { username: 'llavero1', password, confirmPassword: password });
  await passAbout(page);
  await page.locator('[role=dialog] form').waitFor({ state: 'detached' });
  await page.goto(`${home}/member`);
  await alive(page);
  await page.getByRole('button', { name: 'Passkeys' }).click();
  await dialog.getByRole('button', { name: 'Create a passkey on this device' }).click();
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Create passkey' }).click();
  await page.getByText('You can now log in with this device.').waitFor();
  await dialog.getByText('Chrome, Android').waitFor();

  const leave = async () => {
    // What an open page still asks for would be refused, and complained about.
    await page.goto('about:blank');
    await context.clearCookies({ name: 'session' });
    await context.clearCookies({ name: 'signed-in' });
  };
  const isIn = async () => {
    await page.locator('[role=dialog] form').waitFor({ state: 'detached' });
    await page
      .locator('header')
      .getByLabel(/^Account/)
      .waitFor();
  };
  // The name's own field offers it, and a finger is all that it takes.
  await leave();
  await page.goto(`${home}/login`);
  await alive(page);
  await isIn();
  // The button, for browsers whose fields offer nothing.
  await leave();
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
  await page.goto(`${home}/login`);
  await alive(page);
  await dialog.getByRole('button', { name: 'Log in with a passkey' }).click();
  await isIn();

  await page.goto(`${home}/member`);
  await alive(page);
  await page.getByRole('button', { name: 'Passkeys' }).click();
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
  // The key that is at hand goes by itself; where it is lost, by the password.
  await dialog.getByRole('radio', { name: 'Password' }).waitFor();
  await dialog.getByRole('button', { name: 'Remove it' }).click();
  await page.getByText('Passkey removed.').waitFor();
  expect(complaints).toEqual([]);
});
