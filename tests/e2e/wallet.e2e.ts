import type { BrowserContext, Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { giveMoney } from '#tests/wallet/give-money.ts';
import { logIn } from './log-in.ts';
import { inDatabase } from './place.ts';
import { alive, type Phone, visit } from './visit.ts';

let accounts = 0;

/** A member of one's own with money: walks beside each other would count each other's. */
async function saver(amount: bigint, kind?: string): Promise<string> {
  accounts += 1;
  const account = `ahorra${accounts}x`;
  await inDatabase(async (database) => {
    const { id: playerId } = await database
      .insertInto('player')
      .values({ account, nickname: account, merchant: 'VERBENA', language: 'es' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await giveMoney(database, { playerId, amount, ...(kind && { kind }) });
  });
  return account;
}

async function openAs(account: string, phone: Phone = 'pixel', path = '/') {
  const visited = await visit({ language: 'en', phone });
  await logIn(visited.context, account);
  await visited.page.goto(path);
  await alive(visited.page);
  return visited;
}

// Money goes to vendors only that somebody has linked; another walk may have done so already.
beforeAll(() =>
  inDatabase((database) =>
    database
      .insertInto('vendor_link')
      .values({
        vendor_code: 'PG',
        wallet: 'seamless',
        base_address: 'https://vendor.example',
        public_key: 'nothing is signed with it',
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  ),
);

const header = (page: Page) => page.getByRole('banner');
const wallet = '/member?page=transferFund';

test('what is moved on one device is seen on the other, without anybody asking', async () => {
  const account = await saver(10_000_00n);
  const one = await openAs(account, 'pixel', wallet);
  const other = await openAs(account, 'iphone', wallet);
  const mainWallet = (page: Page, amount: string) =>
    page.locator('dl dd').first().filter({ hasText: amount }).waitFor();
  await mainWallet(other.page, '10,000.00');
  await one.page.getByRole('button', { name: 'Move money: PG Soft' }).click();
  const sheet = one.page.getByRole('dialog', { name: 'Move money' });
  for (const key of '2500') await sheet.getByRole('button', { name: key, exact: true }).click();
  await sheet.getByRole('button', { name: 'Move', exact: true }).click();
  await sheet.waitFor({ state: 'detached' });
  await mainWallet(other.page, '7,500.00');
  await mainWallet(one.page, '7,500.00');
  // The header says all of it, wherever it lies.
  await header(other.page).getByText('10,000.00').waitFor();
  await one.page.getByRole('button', { name: 'Bring everything back' }).click();
  await mainWallet(other.page, '10,000.00');
  expect([...one.complaints, ...other.complaints]).toEqual([]);
});

test('without a network the wallet shows what was there, and as of when', async () => {
  const { page, context } = await openAs(await saver(10_000_00n), 'pixel', wallet);
  const total = page.getByRole('region', { name: 'What you have' });
  await total.getByText('10,000.00').first().waitFor();
  await expect.poll(() => keptBalances(page)).toBe(1);
  await withoutCalls(context);
  await page.getByRole('button', { name: 'Refresh the balance' }).last().click();
  await page.getByText(/^Offline since/).waitFor();
  await total.getByText('10,000.00').first().waitFor();
  await total.getByText(/^As of today, \d{1,2}:\d\d$/).waitFor();
});

test('the account record is filtered, reloaded as it was, and saved as a file', async () => {
  const { page } = await openAs(
    await saver(10_000_00n, 'deposit'),
    'pixel',
    '/member?page=transactionHistory',
  );
  const list = page.getByRole('main');
  await list.getByText('+$10,000.00').waitFor();
  await page.getByRole('button', { name: 'Filter' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filter' });
  await sheet.getByLabel('Type').selectOption('Bonuses');
  await sheet.getByRole('button', { name: 'Show' }).click();
  await sheet.waitFor({ state: 'detached' });
  await list.getByText('Nothing moved in these days.').waitFor();
  await page.reload();
  await alive(page);
  await list.getByText('Nothing moved in these days.').waitFor();
  await page.goto('/member?page=transactionHistory&group=deposit');
  await alive(page);
  await list.getByText('+$10,000.00').waitFor();
  const saved = page.waitForEvent('download');
  await page.getByRole('link', { name: 'CSV' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^transactions-.*\.csv$/);
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
  expect(Buffer.concat(chunks).toString()).toContain(',Deposit,deposit,Main wallet,10000.00,');
});

test('the days before and after are a press away', async () => {
  const { page } = await openAs(
    await saver(1n),
    'pixel',
    '/member?page=transactionHistory&span=week',
  );
  const main = page.getByRole('main');
  await main.getByText('+$0.01').waitFor();
  await main.getByRole('button', { name: 'The 7 days before' }).click();
  await main.getByText('Nothing moved in these days.').waitFor();
  await main.getByRole('button', { name: 'The 7 days after' }).click();
  await main.getByText('+$0.01').waitFor();
});

test('whose clock a record goes by is said where the device goes by another', async () => {
  const { page } = await openAs(await saver(1n), 'pixel', '/member?page=transactionHistory');
  const devices = await page.context().newCDPSession(page);
  const said = page.getByText('Days and times in UTC−5.');
  for (const [timezoneId, times] of [
    ['Asia/Tokyo', 1],
    ['America/Bogota', 0],
  ] as const) {
    await devices.send('Emulation.setTimezoneOverride', { timezoneId });
    await page.reload();
    await page.getByRole('main').getByText('+$0.01').waitFor();
    expect(await said.count()).toBe(times);
  }
});

/** How many balances the device keeps. */
function keptBalances(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('verbena');
        opening.onsuccess = () => {
          const store = opening.result.transaction('queries').objectStore('queries');
          const keys = store.getAllKeys();
          keys.onsuccess = () =>
            resolve(keys.result.filter((key) => String(key).includes('/wallets/balance')).length);
        };
      }),
  );
}

/** As when the network is gone: pages that are there stay, and no call finds its way. */
async function withoutCalls(context: BrowserContext): Promise<void> {
  await context.route(/\/(wps|lgw)\//, (route) => route.abort('internetdisconnected'));
}
