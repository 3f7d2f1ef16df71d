import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { landingPath } from '#server/sign-in/begin-sign-in.ts';
import { removeData } from '#tests/database/remove-data.ts';
import { type GoogleLike, googleLike } from '../sign-in/google-like.ts';
import { freePort, type RunningGateway, startGateway } from './gateway.ts';
import { passAbout, passAccount } from './register-steps.ts';
import { seededCopy } from './seeded-folder.ts';
import { atRest, violationsOn } from './violations.ts';
import { alive, visit } from './visit.ts';

let google: GoogleLike;
let gateway: RunningGateway;
let home = '';
let dataFolder = '';

beforeAll(async () => {
  const port = await freePort();
  home = `http://127.0.0.1:${port}`;
  google = await googleLike(() => [`${home}${landingPath('google')}`]);
  dataFolder = await seededCopy(inject('seededFolder'));
  gateway = await startGateway({
    port,
    dataFolder,
    settings: {
      TRUST_PROXY: '127.0.0.1',
      GOOGLE_CLIENT_ID: google.clientId,
      GOOGLE_CLIENT_SECRET: google.clientSecret,
      GOOGLE_ISSUER: google.issuer,
    },
  });
});

afterAll(async () => {
  await gateway?.stop();
  await google?.close();
  await removeData(dataFolder);
});

/** To the provider's own page, and back with what was pressed there. */
async function goByGoogle(page: Page, who: string, path = '/login'): Promise<void> {
  await page.goto(`${home}${path}`);
  await alive(page);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Google/ })
    .click();
  await page.waitForURL((url) => url.origin === google.issuer);
  await page.getByRole('button', { name: who, exact: true }).click();
  await page.waitForURL((url) => url.origin === home);
  await alive(page);
}

async function isIn(page: Page): Promise<void> {
  await page.locator('[role=dialog] form').waitFor({ state: 'detached' });
  await page
    .locator('header')
    .getByLabel(/^(Account|Cuenta)/)
    .waitFor();
}

async function isSound(page: Page): Promise<void> {
  await atRest(page);
  expect(await violationsOn(page, '[role=dialog]')).toEqual([]);
}

test('Google to a new account, and Google again straight in', async () => {
  const [language, phone, who, username] = ['es', 'iphone', 'Camila', 'camiluz1'] as const;
  google.people.set(who, { email: `${who}@mail.example`, isEmailProved: true });
  const { page, complaints } = await visit({ language, phone });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await goByGoogle(page, who, '/register');
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[name=username]').waitFor();
  // The code was in the address of the page itself, and in nothing that the page has asked for.
  const code = asked.map((url) => new URL(url).searchParams.get('signin')).find(Boolean) ?? '';
  expect(code).toMatch(/^[\w-]{43}$/);
  expect(asked.filter((url) => url.includes(code))).toHaveLength(1);
  expect(page.url()).toBe(`${home}/`);
  const kept = await page.evaluate(() =>
    JSON.stringify([document.cookie, { ...localStorage }, { ...sessionStorage }, history.state]),
  );
  expect(kept).not.toContain(code);
  expect(await dialog.locator('input[type=password]').count()).toBe(0);
  await isSound(page);
  await dialog.locator('input[name=username]').fill(username);
  await dialog.locator('button[type=submit]').click();
  await dialog.locator('input[name=terms][aria-invalid]').waitFor();
  await dialog.locator('input[name=terms]').check();
  await dialog.locator('button[type=submit]').click();
  await isIn(page);
  expect(complaints).toEqual([]);

  const again = await visit({ language, phone });
  await goByGoogle(again.page, who);
  await isIn(again.page);
  expect(new URL(again.page.url()).pathname).toBe('/');
  expect(again.complaints).toEqual([]);
});

test('who says no over there is told so, and can log in as ever', async () => {
  const { page } = await visit({ language: 'es' });
  await goByGoogle(page, 'Cancel');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('alert').waitFor();
  await isSound(page);
  expect(page.url()).toBe(`${home}/`);
  await dialog.getByRole('button', { name: 'Entrar', exact: true }).click();
  await dialog.locator('input[name=username]').waitFor();
});

test('an address with somebody else’s code in it logs nobody in', async () => {
  google.people.set('Elena', { email: 'elena@mail.example', isEmailProved: true });
  const sender = await visit({ language: 'en' });
  const sent = sender.page.waitForRequest((request) => request.url().includes('signin='));
  // The page never gets to exchange it: the one who sends it on has kept it from doing so.
  await sender.page.route('**/take', (route) => route.abort());
  await goByGoogle(sender.page, 'Elena');
  const { page } = await visit({ language: 'en' });
  await page.goto((await sent).url());
  await alive(page);
  await page.getByText('That took too long, or it was used already. Please try again.').waitFor();
});

test('an e-mail that an account has already: log in, say yes, and from then on Google opens it', async () => {
  const account = 'antigua1';
  const password = 'tecolote37verde';
  google.people.set('Antigua', { email: 'antigua@mail.example', isEmailProved: true });
  const { page, complaints } = await visit({ language: 'en' });
  await page.goto(`${home}/register`);
  await alive(page);
  const dialog = page.getByRole('dialog');
  await passAccount(page, { username: account, password, confirmPassword: password });
  await passAbout(page);
  await isIn(page);

  const other = await visit({ language: 'en' });
  await goByGoogle(other.page, 'Antigua');
  const its = other.page.getByRole('dialog');
  await its.getByRole('button', { name: 'I have an account already' }).click();
  await its.getByText(/then Google \(A···@mail\.example\) is linked to it/i).waitFor();
  await its.locator('input[name=username]').fill(account);
  await its.locator('input[name=password]').fill(password);
  await its.locator('button[type=submit]').click();
  await its.getByText(/to antigua1\?/).waitFor();
  await isSound(other.page);
  await its.getByRole('button', { name: 'Link account' }).click();
  await other.page.getByText('You can now log in with Google.').waitFor();

  // Linked, it stands in the security centre, and goes again after a proof.
  await page.goto(`${home}/member`);
  await alive(page);
  await page.getByRole('button', { name: 'Linked sign-ins' }).click();
  await dialog.getByText('a···@mail.example').waitFor();
  await dialog.getByRole('button', { name: 'Unlink Google' }).click();
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Unlink account' }).click();
  await page.getByText('You can no longer log in with Google.').waitFor();

  // And is linked anew from there, by way of the provider.
  await dialog.getByRole('button', { name: 'Link Google' }).click();
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Link account' }).click();
  await page.waitForURL((url) => url.origin === google.issuer);
  await page.getByRole('button', { name: 'Antigua', exact: true }).click();
  await page.waitForURL((url) => url.origin === home);
  await alive(page);
  await dialog.getByRole('button', { name: 'Unlink Google' }).waitFor();
  expect(complaints).toEqual([]);
});
