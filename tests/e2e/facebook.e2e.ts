import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withDatabase } from '#server/commands/command-database.ts';
import { readSettings } from '#server/settings/read-settings.ts';
import { removeData } from '#tests/database/remove-data.ts';
import { type FacebookLike, facebookLike } from '../sign-in/facebook-like.ts';
import { freePort, type RunningGateway, startGateway } from './gateway.ts';
import { alive, visit } from './visit.ts';

let facebook: FacebookLike;
let gateway: RunningGateway;
let home = '';
let dataFolder = '';

beforeAll(async () => {
  const port = await freePort();
  home = `http://127.0.0.1:${port}`;
  facebook = await facebookLike();
  dataFolder = await mkdtemp(join(tmpdir(), 'verbena-facebook-'));
  gateway = await startGateway({
    port,
    dataFolder,
    settings: {
      TRUST_PROXY: '127.0.0.1',
      FACEBOOK_APP_ID: facebook.appId,
      FACEBOOK_APP_SECRET: facebook.appSecret,
      FACEBOOK_DIALOG_URL: facebook.dialog,
      FACEBOOK_GRAPH_URL: facebook.graph,
    },
  });
});

afterAll(async () => {
  await gateway?.stop();
  await facebook?.close();
  await removeData(dataFolder);
});

/** On Facebook's own page: what is pressed there, and back. */
async function answerThere(page: Page, who: string): Promise<void> {
  await page.waitForURL((url) => url.href.startsWith(facebook.dialog));
  await page.getByRole('button', { name: who, exact: true }).click();
  await page.waitForURL((url) => url.origin === home);
  await alive(page);
}

async function goByFacebook(page: Page, who: string, path = '/login'): Promise<void> {
  await page.goto(`${home}${path}`);
  await alive(page);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Facebook/ })
    .click();
  await answerThere(page, who);
}

async function isIn(page: Page): Promise<void> {
  await page.locator('[role=dialog] form').waitFor({ state: 'detached' });
  await page
    .locator('header')
    .getByLabel(/^(Account|Cuenta)/)
    .waitFor();
}

async function openAccount(page: Page, who: string, username: string): Promise<void> {
  await goByFacebook(page, who, '/register');
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[name=username]').fill(username);
  await dialog.locator('input[name=terms]').check();
  await dialog.locator('button[type=submit]').click();
  await isIn(page);
}

/** Facebook's page here has no icon, which is its own affair. */
function ownOf(complaints: readonly string[]): string[] {
  return complaints.filter((line) => !line.includes('status of 400'));
}

/** As if so many minutes had passed since every login. */
async function pass(minutes: number): Promise<void> {
  const settings = readSettings({ DATA_DIR: dataFolder });
  await withDatabase(settings, async (database) => {
    const created_at = new Date(Date.now() - minutes * 60_000);
    await database.updateTable('session').set({ created_at }).execute();
  });
}

test('Facebook to a new account, and Facebook again straight in', async () => {
  const [language, phone, who, username] = ['es', 'iphone', 'Camila', 'camiface1'] as const;
  facebook.people.set(`7${username.length}${who.length}`, { name: who });
  const { page, complaints } = await visit({ language, phone });
  await openAccount(page, who, username);
  // What Facebook hangs behind every address is gone with the code.
  expect(page.url()).toBe(`${home}/`);
  expect(ownOf(complaints)).toEqual([]);
  const again = await visit({ language, phone });
  await goByFacebook(again.page, who);
  await isIn(again.page);
  expect(ownOf(again.complaints)).toEqual([]);
});

test('who says no to Facebook is told so, and can log in as ever', async () => {
  const { page } = await visit({ language: 'en' });
  await goByFacebook(page, 'Cancel');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('alert').waitFor();
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
  await dialog.locator('input[name=username]').waitFor();
});

test('an account by Facebook sets its first password upon a fresh sign-in, and keeps its last way in', async () => {
  facebook.people.set('990017', { name: 'Elena' });
  const { page } = await visit({ language: 'en' });
  await openAccount(page, 'Elena', 'elenaface');
  await page.goto(`${home}/member`);
  await alive(page);
  const dialog = page.getByRole('dialog');
  // Facebook is all that opens it: that cannot be taken away.
  await page.getByRole('button', { name: 'Linked sign-ins' }).click();
  await dialog.getByRole('button', { name: 'Unlink Facebook' }).click();
  await dialog.getByRole('button', { name: 'Unlink account' }).click();
  await dialog
    .getByRole('alert')
    .getByText(/your only way to log in/)
    .waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  // Nor does a sign-in of some time ago prove anything.
  await pass(11);
  await page.goto(`${home}/member`);
  await alive(page);
  await page.getByRole('button', { name: 'Set a password' }).click();
  await dialog.locator('input[name=newPassword]').fill('tecolote37verde');
  await dialog.locator('input[name=confirmNewPassword]').fill('tecolote37verde');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByRole('button', { name: 'Set the password' }).click();
  await dialog
    .getByRole('alert')
    .getByText(/more than 10 minutes ago/)
    .waitFor();
  await dialog.getByRole('button', { name: 'Sign in with Facebook again' }).click();
  await answerThere(page, 'Elena');
  // The session of before is still there, so only the new one's line tells that it has begun.
  await page.getByText(/Your last login/).waitFor();
  await page.goto(`${home}/member`);
  await alive(page);
  await page.getByRole('button', { name: 'Set a password' }).click();
  await dialog.locator('input[name=newPassword]').fill('tecolote37verde');
  await dialog.locator('input[name=confirmNewPassword]').fill('tecolote37verde');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByRole('button', { name: 'Set the password' }).click();
  await page.getByText('Your password is set.').waitFor();
  await page
    .getByRole('navigation', { name: 'My account' })
    .getByRole('button', { name: 'Change password' })
    .waitFor();

  const other = await visit({ language: 'es' });
  await other.page.goto(`${home}/login`);
  await alive(other.page);
  await other.page.getByRole('dialog').locator('input[name=username]').fill('elenaface');
  await other.page.getByRole('dialog').locator('input[name=password]').fill('tecolote37verde');
  await other.page.getByRole('dialog').locator('button[type=submit]').click();
  await isIn(other.page);
});
