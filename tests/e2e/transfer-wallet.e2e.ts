import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { giveMoney } from '#tests/wallet/give-money.ts';
import { linkVendor } from './linked-vendor.ts';
import { logIn } from './log-in.ts';
import { inDatabase } from './place.ts';
import { violationsOn } from './violations.ts';
import { alive, visit } from './visit.ts';

/** A vendor that keeps wallets of its own: it is played with what was brought there before. */
const code = 'CQ9';
let linked: Awaited<ReturnType<typeof linkVendor>>;

beforeAll(async () => {
  linked = await linkVendor([code], 'transfer');
});

afterAll(() => linked.unlink());

let accounts = 0;

/** Who has said no moves sums by hand; null has not been asked yet. */
async function atGame(amount = 1_000_00n, isAutomatic: boolean | null = false) {
  linked.vendor.manner = 'takes';
  accounts += 1;
  const account = `lleva${accounts}t`;
  const gameCode = await inDatabase(async (database) => {
    const { id: playerId } = await database
      .insertInto('player')
      .values({ account, nickname: account, merchant: 'VERBENA', language: 'en' })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (isAutomatic !== null) {
      const chosen_at = new Date();
      await database
        .insertInto('vendor_following')
        .values({ player_id: playerId, is_automatic: isAutomatic, chosen_at })
        .execute();
    }
    if (amount > 0n) await giveMoney(database, { playerId, amount });
    const game = await database
      .selectFrom('game')
      .select('game_code')
      .where('vendor_code', '=', code)
      .orderBy('position')
      .executeTakeFirstOrThrow();
    return game.game_code;
  });
  const visited = await visit({ language: 'en', phone: 'pixel', wantsCalm: true });
  await logIn(visited.context, account);
  await visited.page.goto(`/seamless?gameCode=${gameCode}`);
  await alive(visited.page);
  const game = visited.page.frameLocator('main iframe');
  if (isAutomatic !== null) await game.getByText(/^seated at/).waitFor();
  return { ...visited, game };
}

const sheetOf = (page: Page) => page.getByRole('dialog', { name: 'Move money' });
const empty = 'This provider has a wallet of its own, and it is empty.';

async function bring(page: Page, what: string): Promise<void> {
  const sheet = sheetOf(page);
  if (what === 'all') await sheet.getByRole('button', { name: 'All of it' }).click();
  else await sheet.getByLabel('Amount', { exact: true }).fill(what);
  await sheet.getByRole('button', { name: 'Move', exact: true }).click();
  await sheet.waitFor({ state: 'detached' });
}

/** What lies in the wallet that is played from, as the bar over the game says it. */
const inWallet = (page: Page, amount: string) =>
  page.locator('main dl dd').first().filter({ hasText: amount }).waitFor();

test('who comes to an empty wallet is asked how much to bring, plays with it, and brings all home', async () => {
  const { page, complaints } = await atGame();
  await sheetOf(page).waitFor();
  expect(await violationsOn(page, '[role=dialog]')).toEqual([]);
  await bring(page, '400');
  await inWallet(page, '400.00');
  await expect.poll(() => page.getByText(empty).count()).toBe(0);
  expect([...linked.vendor.wallets.values()].at(-1)).toBe(400_00n);
  await page.goto('/member?page=transferFund');
  await alive(page);
  await page.getByRole('button', { name: 'Bring everything back' }).click();
  await page.getByText('Brought back: $400').waitFor();
  await page.getByRole('main').getByText('1,000.00').first().waitFor();
  expect([...linked.vendor.wallets.values()].at(-1)).toBe(0n);
  expect(complaints).toEqual([]);
});

test('who says yes once is followed by their balance, there and back, and may change their mind', async () => {
  const { page, game, complaints } = await atGame(1_000_00n, null);
  const question = page.getByRole('dialog', { name: 'Take your balance along?' });
  await question.waitFor();
  expect(await violationsOn(page, '[role=dialog]')).toEqual([]);
  await question.getByRole('button', { name: 'Yes, always' }).click();
  await game.getByText(/^seated at/).waitFor();
  await inWallet(page, '1,000.00');
  expect([...linked.vendor.wallets.values()].at(-1)).toBe(1_000_00n);
  await page.getByRole('button', { name: 'Leave the game' }).click();
  await page.getByText('Brought back: $1,000').waitFor();
  expect([...linked.vendor.wallets.values()].at(-1)).toBe(0n);
  await page.goto('/member?page=transferFund');
  await alive(page);
  const choice = page.getByRole('checkbox', { name: 'Take my balance along automatically' });
  await expect.poll(() => choice.isChecked()).toBe(true);
  await choice.click();
  await expect.poll(() => choice.isChecked()).toBe(false);
  expect(await violationsOn(page, 'main')).toEqual([]);
  expect(complaints).toEqual([]);
});

test('a balance that could not come is said to be at home, with the way to bring it', async () => {
  const { page, game } = await atGame(1_000_00n, null);
  linked.vendor.manner = 'refuses';
  await page.getByRole('button', { name: 'Yes, always' }).click();
  await game.getByText(/^seated at/).waitFor();
  await page.locator('main').getByText('Came back: CQ9').waitFor();
  linked.vendor.manner = 'takes';
  await page.getByRole('button', { name: 'Bring my balance' }).click();
  await inWallet(page, '1,000.00');
});

test('somebody who says no is not asked twice, and may bring all of it later', async () => {
  const { page } = await atGame();
  await sheetOf(page).waitFor();
  await page.keyboard.press('Escape');
  await sheetOf(page).waitFor({ state: 'detached' });
  await page.getByText(empty).waitFor();
  expect(await violationsOn(page, 'main')).toEqual([]);
  expect(await sheetOf(page).count()).toBe(0);
  await page.getByRole('button', { name: 'Move money' }).click();
  await bring(page, 'all');
  await inWallet(page, '1,000.00');
});

test('a move whose reply is lost is said to be on its way, over a reload too, and comes', async () => {
  const { page, game } = await atGame();
  await sheetOf(page).waitFor();
  linked.vendor.manner = 'takes and loses the reply';
  await bring(page, '250');
  const onItsWay = page.locator('main').getByText('On its way to CQ9');
  await onItsWay.waitFor();
  // It is neither here nor there: nobody is asked to bring it once more.
  await expect.poll(() => page.getByText(empty).count()).toBe(0);
  await page.reload();
  await alive(page);
  await game.getByText(/^seated at/).waitFor();
  await onItsWay.waitFor();
  expect(await sheetOf(page).count()).toBe(0);
  linked.vendor.manner = 'takes';
  await onItsWay.waitFor({ state: 'detached' });
  await inWallet(page, '250.00');
  await page.goto('/member?page=transferFund');
  await alive(page);
  await page
    .getByRole('banner')
    .getByText('1,000.00')
    .or(page.getByText('750.00'))
    .first()
    .waitFor();
  expect(await page.getByText(/^On its way/).count()).toBe(0);
});

test('what the provider will not take stays at home, and that is said where it was asked', async () => {
  const { page } = await atGame();
  await sheetOf(page).waitFor();
  linked.vendor.manner = 'refuses';
  await bring(page, '250');
  await page.locator('main').getByText('Came back: CQ9').waitFor();
  await page.getByText(empty).waitFor();
});

test('without anything to bring one is led to a deposit instead', async () => {
  const { page } = await atGame(0n);
  await page.getByText(empty).waitFor();
  expect(await sheetOf(page).count()).toBe(0);
  await page.locator('main').getByRole('link', { name: 'Deposit' }).click();
  await page.waitForURL(/page=depositv2/);
});
