import type { Page } from 'playwright';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { signUp } from './sign-up.ts';
import { atRest, violationsOn } from './violations.ts';
import { address, alive, site, visit } from './visit.ts';

const depositPage = `${address}/member?page=depositv2`;

/** Somebody new, who has said that they want no limit of their own. */
async function newPayer(name: string, wishes: Parameters<typeof visit>[0] = {}) {
  const visited = await visit({ language: 'en', phone: 'iphone', ...wishes });
  await signUp(visited.page, name);
  await visited.page.goto(depositPage);
  await alive(visited.page);
  await visited.page.getByRole('button', { name: 'No personal limit' }).click();
  await visited.page
    .getByRole('button', { name: 'No personal limit' })
    .waitFor({ state: 'detached' });
  return visited;
}

async function chooseWay(page: Page, way: string): Promise<void> {
  await page.locator(`[data-way=${way}]`).click();
  await page.locator('input[name=amount]').waitFor();
}

async function press(page: Page, keys: readonly string[]): Promise<void> {
  const pad = page.getByRole('group', { name: 'Number pad' });
  const figure = page.locator('input[name=amount]');
  while ((await figure.inputValue()) !== '') {
    await pad.getByRole('button', { name: 'Delete the last digit' }).click();
  }
  for (const key of keys) await pad.getByRole('button', { name: key, exact: true }).click();
}

const goOn = (page: Page) => page.getByRole('button', { name: 'Continue', exact: true }).click();
const state = (page: Page) => page.locator('main section[data-state]');

/** On the provider's own page, which is another site. */
async function payWith(page: Page, outcome: string): Promise<void> {
  await page.locator(`button[value=${outcome}]`).click();
  await page.waitForURL(/page=depositv2&deposit=/);
  await alive(page);
}

async function isSound(page: Page): Promise<void> {
  await atRest(page);
  expect(await violationsOn(page, 'main')).toEqual([]);
}

test('L-DEPOSIT: before the first deposit limits are asked for, and what was chosen holds', async () => {
  const { page, complaints } = await visit({ language: 'en', phone: 'iphone' });
  await signUp(page, 'limitada01');
  await page.goto(depositPage);
  await alive(page);
  await page.getByRole('heading', { name: 'First, your limits' }).waitFor();
  await isSound(page);
  await page.locator('input[name=limit-day]').fill('30000');
  await page.getByRole('button', { name: 'Set these limits' }).click();
  await page.getByRole('heading', { name: 'First, your limits' }).waitFor({ state: 'detached' });
  await chooseWay(page, 'debit');
  await press(page, ['5', '0', '0', '0', '0']);
  await page.getByText('and $30,000. That is all your 24-hour limit allows.').waitFor();
  const asked: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && asked.push(request.url()));
  await goOn(page);
  await page.locator('input[name=amount]:focus').waitFor();
  expect(asked).toEqual([]);
  await press(page, ['3', '0', '0', '0', '0']);
  await goOn(page);
  await page.locator('button[value=success]').waitFor();
  expect(complaints).toEqual([]);
});

test('the provider’s page opens in the same tab, and leads back to a credited deposit', async () => {
  const { page, context } = await newPayer('pagadora10', { language: 'en' });
  await isSound(page);
  await chooseWay(page, 'debit');
  await isSound(page);
  await press(page, ['1', '2', '3', '4', '5']);
  expect(await page.locator('input[name=amount]').inputValue()).toBe('12,345');
  await page.getByText('$12,345').first().waitFor();
  await goOn(page);
  await page.locator('button[value=success]').waitFor();
  expect(context.pages()).toHaveLength(1);
  expect(new URL(page.url()).origin).not.toBe(address);
  await payWith(page, 'success');
  await state(page).getByText('Credited').waitFor();
  await page.getByRole('heading', { name: 'Receipt' }).waitFor();
  await isSound(page);
});

test.each([
  ['twice', 'Credited'],
  ['late', 'Credited'],
])('%s at the provider ends %s, and the timeline says how', async (outcome, end) => {
  const { page } = await newPayer(`dice${outcome.replace(/\W/g, '').slice(0, 9)}`);
  await chooseWay(page, 'debit');
  await goOn(page);
  await payWith(page, outcome);
  await state(page).getByText(end, { exact: true }).waitFor({ timeout: 25_000 });
  const steps = page.locator('main ol > li');
  expect(await steps.count()).toBeGreaterThan(2);
  if (outcome === 'twice')
    await page.locator('li[data-step=refunded]').waitFor({ timeout: 25_000 });
  if (outcome === 'late') await page.locator('li[data-step=late]').waitFor();
});

test('a transfer shows account and reference, takes a slip, and is credited when the bank tells of it', async () => {
  const { page } = await newPayer('transfiere1');
  await chooseWay(page, 'transfer');
  await press(page, ['5', '0', '0', '0', '0']);
  await goOn(page);
  await state(page).getByText('Awaiting payment').waitFor();
  const reference =
    (await page
      .getByText(/^VB[2-9A-Z]{8}$/)
      .first()
      .textContent()) ?? '';
  await page.getByRole('button', { name: 'Copy: Account number' }).waitFor();
  await isSound(page);
  const buffer = await sharp({
    create: { width: 60, height: 90, channels: 3, background: '#ffffff' },
  })
    .png()
    .toBuffer();
  await page
    .locator('input[name=proof]')
    .setInputFiles({ name: 'slip.png', mimeType: 'image/png', buffer });
  await state(page).getByText('Being checked').waitFor();
  await page.getByText('One picture sent').waitFor();
  await site('transfer-in', `walk ${reference}`, '5000000', `thanks ${reference}`);
  await state(page).getByText('Credited').waitFor();
  await page.getByText('50,000.00').first().waitFor();
});

test('crypto shows a code to scan, and what came less is credited by what came', async () => {
  const { page } = await newPayer('criptica01');
  await chooseWay(page, 'usdt');
  await goOn(page);
  await page.getByRole('img', { name: 'QR code of the payment address' }).waitFor();
  await isSound(page);
  await page.getByRole('button', { name: 'Open the wallet' }).click();
  await payWith(page, 'underpaid');
  await state(page).getByText('Credited').waitFor();
  await page.locator('li[data-step=underpaid]').waitFor();
});
