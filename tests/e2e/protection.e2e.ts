import type { Page } from 'playwright';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Database } from '#server/db/open.ts';
import * as clock from '#server/kernel/clock.ts';
import { insertEvent } from '#server/kernel/event-store.ts';
import { decideKyc } from '#server/kyc/decide-kyc.ts';
import { createVault } from '#server/secrets/vault.ts';
import { inDatabase } from './place.ts';
import { passAbout, passAccount } from './register-steps.ts';
import { password, signUp } from './sign-up.ts';
import { atRest, violationsOn } from './violations.ts';
import { alive, visit } from './visit.ts';

async function idOf(database: Database, account: string): Promise<string> {
  const { id } = await database
    .selectFrom('player')
    .select('id')
    .where('account', '=', account)
    .executeTakeFirstOrThrow();
  return id;
}

async function openPage(page: Page, name: 'playSafely' | 'identity'): Promise<void> {
  await page.goto(`/member?page=${name}`);
  await alive(page);
  await page.locator('main h1').waitFor();
}

const setDay = async (page: Page, amount: string) => {
  await page.getByRole('button', { name: /: Deposit limit, 24 hours/ }).click();
  const sheet = page.getByRole('dialog');
  await sheet.locator('input[name=amount]').fill(amount);
  await sheet.locator('button[type=submit]').click();
  await sheet.waitFor({ state: 'detached' });
};

test('L-DEPOSIT: limits are asked for at the end of signing up, and none is a choice', async () => {
  const { page, complaints } = await visit({ language: 'en' });
  await page.goto('/register');
  await alive(page);
  await passAccount(page, { username: 'prudente1', password, confirmPassword: password });
  await passAbout(page);
  const sheet = page.getByRole('dialog', { name: 'Set a deposit limit' });
  await sheet.locator('input[name=week]').fill('200000');
  await atRest(page);
  expect(await violationsOn(page, '[role=dialog]')).toEqual([]);
  await sheet.getByRole('button', { name: 'Set my limits' }).click();
  await sheet.waitFor({ state: 'detached' });
  await openPage(page, 'playSafely');
  await page.getByText('$200,000').first().waitFor();
  expect(complaints).toEqual([]);
});

test('L-DEPOSIT: tighter holds at once, looser after a day and a second yes', async () => {
  const { page, complaints } = await visit({ language: 'en' });
  await signUp(page, 'medida001');
  await openPage(page, 'playSafely');
  await setDay(page, '100000');
  await page.getByText('$100,000').first().waitFor();
  await setDay(page, '250000');
  await page.getByText('You asked for').waitFor();
  expect(await page.getByRole('button', { name: 'Yes, raise it' }).count()).toBe(0);
  await inDatabase(async (database) => {
    const playerId = await idOf(database, 'medida001');
    const now = clock.now().getTime();
    await database
      .updateTable('limit_change')
      .set({ due_at: new Date(now - 1_000), expires_at: new Date(now + 3_600_000) })
      .where('player_id', '=', playerId)
      .execute();
  });
  await openPage(page, 'playSafely');
  await atRest(page);
  expect(await violationsOn(page, 'main')).toEqual([]);
  await page.getByRole('button', { name: 'Yes, raise it' }).click();
  await page.getByText('Higher limit confirmed').waitFor();
  await page.getByText('$250,000').first().waitFor();
  expect(complaints).toEqual([]);
});

test('L-BREAK: a break begins at once, stands under the header, and cannot be made shorter', async () => {
  const { page, complaints } = await visit({ language: 'en' });
  await signUp(page, 'pausada01');
  await openPage(page, 'playSafely');
  await page.getByRole('button', { name: 'Take a break' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.locator('select').selectOption('cool-off 7');
  await sheet.getByRole('button', { name: 'Start the break' }).click();
  await sheet.getByRole('button', { name: 'Close for 7 days' }).click();
  await sheet.waitFor({ state: 'detached' });
  await page.getByRole('heading', { name: 'You are on a break' }).waitFor();
  await page.locator('header').getByText('Break until').waitFor();
  await page.getByRole('button', { name: 'Extend the break' }).click();
  await sheet.locator('select').selectOption('cool-off 1');
  await sheet.getByRole('button', { name: 'Start the break' }).click();
  await sheet.getByRole('button', { name: 'Close for 1 day' }).click();
  await sheet.getByText('A break cannot be shortened.').waitFor();
  // The gateway's 409 is what the browser complains of, and nothing else is.
  expect(complaints.filter((one) => !one.includes('409'))).toEqual([]);
});

test('L-REALITY: the check lies over everything, survives a reload, and is answered for all tabs', async () => {
  const { page, context } = await visit({ language: 'en' });
  await signUp(page, 'despierta');
  await inDatabase(async (database) => {
    const playerId = await idOf(database, 'despierta');
    const hourAgo = new Date(clock.now().getTime() - 61 * 60_000);
    await database
      .updateTable('session')
      .set({ created_at: hourAgo })
      .where('player_id', '=', playerId)
      .execute();
  });
  await openPage(page, 'playSafely').catch(() => undefined);
  const check = page.getByRole('dialog', { name: 'Time check' });
  await check.getByText('1 h 1 min').waitFor();
  await page.keyboard.press('Escape');
  await page.reload();
  await check.getByText('Time logged in').waitFor();
  expect(await check.getByRole('button', { name: 'Close' }).count()).toBe(0);
  expect(await page.evaluate(() => document.querySelector<HTMLElement>('[data-page]')?.inert)).toBe(
    true,
  );
  await atRest(page);
  expect(await violationsOn(page, '[role=dialog]')).toEqual([]);
  const other = await context.newPage();
  await other.goto('/member');
  const its = other.getByRole('dialog', { name: 'Time check' });
  await its.waitFor();
  await check.getByRole('button', { name: 'Continue' }).click();
  await check.waitFor({ state: 'detached' });
  await its.waitFor({ state: 'detached' });
});

test('L-KYC: papers are said, photographed and handed in; a refusal says why', async () => {
  const { page, complaints } = await visit({ language: 'en' });
  await signUp(page, 'identica1');
  await openPage(page, 'identity');
  const form = page.locator('main form');
  await form.locator('button[type=submit]').click();
  expect(await form.getByRole('alert').count()).toBe(3);
  await form.locator('select').selectOption('passport');
  await form.locator('input[name=fullName]').fill('Ana Luz Peña');
  await form.locator('input[name=idNumber]').fill('AB123456');
  await form.locator('input[name=birthday]').fill('1990-02-28');
  await form.locator('button[type=submit]').click();
  const picture = await sharp({
    create: { width: 300, height: 190, channels: 3, background: 'teal' },
  })
    .png()
    .toBuffer();
  const file = { name: 'page.png', mimeType: 'image/png', buffer: picture };
  await page.locator('input[name=front]').setInputFiles(file);
  await page.getByRole('region', { name: 'Front' }).getByText('sent').waitFor();
  await page.locator('input[name=selfie]').setInputFiles(file);
  await atRest(page);
  expect(await violationsOn(page, 'main')).toEqual([]);
  await page.getByRole('button', { name: 'Send the photos' }).click();
  await page.getByText('We are checking your documents.').waitFor();
  await inDatabase(async (database) => {
    const playerId = await idOf(database, 'identica1');
    const { id: caseId } = await database
      .selectFrom('kyc_case')
      .select('id')
      .where('player_id', '=', playerId)
      .executeTakeFirstOrThrow();
    // A refusal unlocks nothing, so any vault will do.
    const vault = createVault('a secret of this walk, which opens nothing');
    const app = { database, clock, vault, events: { publish: insertEvent } };
    await decideKyc(app, { caseId, reason: 'expired' }, { id: null, name: 'walk' });
  });
  // Told by an event: nobody reloads.
  await page.getByText('The document has expired.').waitFor();
  expect(complaints).toEqual([]);
});
