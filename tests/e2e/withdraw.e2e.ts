import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { readSecret } from '#server/secrets/read-secret.ts';
import { createVault } from '#server/secrets/vault.ts';
import { plantProfile } from '#tests/database/plant-profile.ts';
import { giveMoney } from '#tests/wallet/give-money.ts';
import { approveIdentity } from '#tests/withdrawals/approve-identity.ts';
import { smallPng } from '#tests/withdrawals/small-png.ts';
import { codeSentTo } from './messages.ts';
import { inDatabase, place } from './place.ts';
import { password, signUp } from './sign-up.ts';
import { atRest, violationsOn } from './violations.ts';
import { alive, site, visit } from './visit.ts';

const withdrawPage = `${place.address}/member?page=withdraw`;
const paymentPassword = '482915';

beforeAll(async () => {
  await site('operator', 'add', 'walker');
});

/** Somebody new with money and a name on file, who has set up nothing else. */
async function newOwner(account: string, language: 'es' | 'en') {
  const visited = await visit({ language, phone: 'iphone' });
  const { page } = visited;
  await signUp(page, account);
  const playerId = await inDatabase(async (database) => {
    const { id } = await database
      .selectFrom('player')
      .select('id')
      .where('account', '=', account)
      .executeTakeFirstOrThrow();
    await giveMoney(database, { playerId: id, amount: 100_000_00n });
    await plantProfile({ database, vault: await openVault() }, id, { fullName: 'Ana Luz Prueba' });
    return id;
  });
  await page.goto(withdrawPage);
  await alive(page);
  return { ...visited, playerId };
}

async function openVault() {
  return createVault(await readSecret(undefined, place.dataFolder));
}

/** Their papers were accepted, in the name that they are paid by. */
async function known(playerId: string): Promise<void> {
  const vault = await openVault();
  await inDatabase((database) => approveIdentity({ database, vault }, playerId, 'Ana Luz Prueba'));
}

const obstacle = (page: Page, name: string) => page.locator(`[data-obstacle=${name}]`);
const state = (page: Page, name: string) => page.locator(`main section[data-state=${name}]`);
const step = (page: Page, name: string) => page.locator(`main li[data-step=${name}]`);

async function isSound(page: Page, part = 'main'): Promise<void> {
  // A toast lies over what is judged for as long as it is read.
  await page.locator('[aria-live=polite][role=status] > div').waitFor({ state: 'detached' });
  await atRest(page);
  expect(await violationsOn(page, part)).toEqual([]);
}

async function setPaymentPassword(page: Page): Promise<void> {
  await obstacle(page, 'no-payment-password').getByRole('button').click();
  const sheet = page.getByRole('dialog');
  await sheet.locator('input[name=newPassword]').fill(paymentPassword);
  await sheet.locator('input[name=confirmNewPassword]').fill(paymentPassword);
  await sheet.locator('button[type=submit]').click();
  await sheet.locator('input[name=password]').fill(password);
  await sheet.locator('button[type=submit]').click();
  await sheet.waitFor({ state: 'detached' });
}

async function addAccount(page: Page, mobile?: string): Promise<void> {
  await obstacle(page, 'no-account').getByRole('button').click();
  await page.getByText('Ana Luz Prueba').waitFor();
  await page.locator('input[name=method][value=NEQUI]').check();
  const number = page.locator('input[name=number]');
  await number.fill('12');
  await page.locator('main form button[type=submit]').click();
  await page.locator('input[name=number][aria-invalid=true]').waitFor();
  await number.fill('300 123 4567');
  await isSound(page);
  await page.locator('main form button[type=submit]').click();
  if (mobile !== undefined) await proveTwice(page, mobile);
  else {
    await page.locator('main input[name=password]').fill(password);
    await page.locator('main form button[type=submit]').click();
  }
  await page.locator('main input[name=account]').waitFor();
}

/** A password that is wrong is asked for again; the right one is not enough where a code can be sent. */
async function proveTwice(page: Page, mobile: string): Promise<void> {
  const typed = page.locator('main input[name=password]');
  const code = page.locator('main input[name=one-time-code]');
  const submit = page.locator('main form button[type=submit]');
  await typed.fill('not this one');
  await submit.click();
  await code.fill('000000');
  await submit.click();
  await page.locator('main [role=alert]').waitFor();
  await typed.fill(password);
  await submit.click();
  await code.waitFor();
  await isSound(page);
  await page.locator('main form button:not([type=submit])').last().click();
  await page.locator('main form [role=status]').filter({ hasText: /\d/ }).waitFor();
  await code.fill(await codeSentTo(mobile));
  await submit.click();
}

/** What was asked for, by the number that its address bears. */
async function ask(page: Page, amount: string): Promise<string> {
  await page.locator('main input[name=amount]').fill(amount);
  await page.locator('main input[name=paymentPassword]').fill(paymentPassword);
  // Pressed twice, as people do: it is asked for once all the same.
  await page.locator('main form button[type=submit]').dblclick();
  await state(page, 'asked').waitFor();
  return new URL(page.url()).searchParams.get('withdrawal')?.replace(/\D/g, '') ?? '';
}

test('what stands in the way is taken away step by step; asked, paid, disputed, given back', async () => {
  const { page, playerId } = await newOwner('retiraes01', 'es');
  await obstacle(page, 'identity-unknown').waitFor();
  await isSound(page);
  await known(playerId);
  await page.reload();
  await alive(page);
  await setPaymentPassword(page);
  await addAccount(page);
  await isSound(page);
  const id = await ask(page, '50000');
  await isSound(page);
  await site('withdrawals', 'approve', id, '--as', 'walker');
  await state(page, 'approved').waitFor();
  await site('withdrawals', 'pay', id, '2000000', 'NEQ', '10', '--as', 'walker');
  await state(page, 'paying').waitFor();
  await site('withdrawals', 'pay', id, '3000000', 'NEQ', '11', '--as', 'walker');
  await state(page, 'paid').waitFor();
  await page.getByText('NEQ 11').waitFor();
  await page.locator('main button[aria-haspopup=dialog]').click();
  const sheet = page.getByRole('dialog');
  await sheet.locator('input[value=part]').check();
  await sheet.locator('input[name=amount]').fill('20000');
  await isSound(page, '[role=dialog]');
  await sheet.locator('button[type=submit]').click();
  await state(page, 'disputed').waitFor();
  await sheet.waitFor({ state: 'detached' });
  await page.locator('input[name=proof]').setInputFiles({
    name: 'bank.png',
    mimeType: 'image/png',
    buffer: Buffer.from(await smallPng()),
  });
  await page.locator('main section [role=status]').waitFor();
  await isSound(page);
  const why = ['--as', 'walker', '--reason', 'The second transfer came back to us.'];
  await site('withdrawals', 'settle', id, 'refund', ...why);
  await state(page, 'settled').waitFor();
  await step(page, 'settled-by-refund').waitFor();
  await page.getByText('The second transfer came back to us.').waitFor();
  await page.goto(withdrawPage);
  await page.getByText('80.000,00').first().waitFor();
  await page.locator('main li button[data-state=settled]').waitFor();
  await isSound(page);
});

test('G-MFA: where a phone is proved, a new place takes a code to it, and the owner reads of it', async () => {
  const mobile = '+573016610077';
  const { page, playerId } = await newOwner('retiracod1', 'en');
  const vault = await openVault();
  const provedAt = { mobile_proved_at: new Date(Date.now() - 48 * 3_600_000) };
  await inDatabase((database) => plantProfile({ database, vault }, playerId, { mobile }, provedAt));
  await known(playerId);
  await page.reload();
  await alive(page);
  await setPaymentPassword(page);
  await addAccount(page, mobile);
  await page.goto(`${place.address}/member?page=messageV2`);
  await page.getByText('New payout account').first().waitFor();
});
