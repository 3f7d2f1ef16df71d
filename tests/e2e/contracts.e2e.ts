import type { Page } from 'playwright';
import { expect, test, vi } from 'vitest';
import { readRules } from '#server/contracts/contract-site.ts';
import { payBills } from '#server/contracts/pay-bills.ts';
import { settleDays } from '#server/contracts/settle-days.ts';
import { now } from '#server/kernel/clock.ts';
import { readSettings } from '#server/settings/read-settings.ts';
import { countFacts } from '#server/team/count-facts.ts';
import { testApp } from '#tests/database/test-app.ts';
import { playBet } from '#tests/stages/play-bet.ts';
import { logIn } from './log-in.ts';
import { inDatabase, place } from './place.ts';
import { passAbout, passAccount } from './register-steps.ts';
import { violationsOn } from './violations.ts';
import { alive, visit } from './visit.ts';

const dayMs = 24 * 60 * 60_000;

async function openAs(account: string, page: string) {
  const visited = await visit({ language: 'en', phone: 'iphone' });
  await logIn(visited.context, account);
  await visited.page.goto(page);
  await alive(visited.page);
  return visited;
}

/** As a gateway whose clock shows another time: days are over there, and bills are due. */
async function atTime<Result>(
  time: () => Date,
  work: (app: ReturnType<typeof testApp>) => Promise<Result>,
): Promise<Result> {
  return inDatabase((database) => {
    const app = testApp(database);
    const settings = readSettings({ DATA_DIR: place.dataFolder });
    return work({ ...app, settings, clock: { ...app.clock, now: time } });
  });
}

/** What the member bets and loses; it is counted before anybody looks. */
const betAndLose = (account: string, stake: bigint) =>
  atTime(now, async (app) => {
    const { id } = await app.database
      .selectFrom('player')
      .select('id')
      .where('account', '=', account)
      .executeTakeFirstOrThrow();
    const bet = { playerId: id, stake, payout: 0n, at: now().toISOString() };
    await playBet(app.database, bet);
    const isCounted = async () => {
      await countFacts(app);
      const day = app.database.selectFrom('account_day').select('day').where('player_id', '=', id);
      return (await day.where('rounds', '>', '0').executeTakeFirst()) !== undefined;
    };
    // A fact is read once every transaction that began before it is over.
    await vi.waitUntil(isCounted, { timeout: 60_000, interval: 20 });
  });

/** The night passes: today's bills are issued, and paid from the top downwards. */
const settleToday = () =>
  atTime(
    () => new Date(now().getTime() + dayMs),
    async (app) => {
      const rules = await readRules(app, app.database);
      await settleDays(app.database, rules);
      await payBills(app, rules);
    },
  );

async function figureOf(page: Page, name: string): Promise<number> {
  const figure = page.locator(`dt:text-is("${name}") + dd`);
  return Number(((await figure.textContent()) ?? '').replace(/[^\d]/g, ''));
}

/** The page shows what it had last until the gateway has answered. */
async function figureBecomes(page: Page, name: string, figure: number): Promise<void> {
  const shown = new Intl.NumberFormat('en').format(figure);
  await page.locator(`dt:text-is("${name}") + dd`, { hasText: shown }).waitFor();
}

test('a link on another phone: registered, played, seen in the overview, billed, explained and paid', async () => {
  const { page, complaints } = await openAs('mayorista', '/agentHome/registerCenter');
  await page.getByRole('button', { name: 'Make a link' }).click();
  await page.getByLabel('What it is for').fill('The market');
  await page.getByRole('button', { name: 'Make the link' }).click();
  const card = page.getByRole('listitem').filter({ hasText: 'The market' });
  const link = (await card.getByText(/affiliateCode=/).textContent()) ?? '';
  await page.goto('/agentHome');
  const accounts = await figureOf(page, 'New accounts');
  const valid = await figureOf(page, 'Valid bets');

  const other = await visit({ language: 'en', phone: 'pixel' });
  await other.page.goto(link.replace(/^[^/]+/, place.address));
  await alive(other.page);
  await other.page.locator('header').getByText('Sign up').click();
  const form = other.page.getByRole('dialog');
  const password = 'tecolote37verde';
  await passAccount(other.page, { username: 'delmercado', password, confirmPassword: password });
  await passAbout(other.page);
  await form.locator('form').waitFor({ state: 'detached' });
  await betAndLose('delmercado', 7_000_000n);

  await page.reload();
  await figureBecomes(page, 'New accounts', accounts + 1);
  await figureBecomes(page, 'Valid bets', valid + 70_000);

  await settleToday();
  await page.goto('/agentHome/agentDailyWages2');
  await page.locator('[data-bill][data-state=paid]').first().click();
  await page.getByRole('heading', { name: 'How it was counted' }).waitFor();
  await page.locator('[data-formula]').waitFor();
  await page.locator('[data-payment]').first().waitFor();
  await page.locator('[data-why=active]', { hasText: 'delmercado' }).waitFor();
  expect(await violationsOn(page, 'main')).toEqual([]);
  expect([...complaints, ...other.complaints]).toEqual([]);
});

test('an offer greets its member once the hands rest, can wait, and greets the next visit again', async () => {
  const { page, context, complaints } = await openAs('agente', '/');
  const popup = page.getByRole('dialog', { name: 'A contract waits for you' });
  await popup.getByText('offers you a contract: Daily salary').waitFor();
  expect(await violationsOn(page, '[role=dialog]')).toEqual([]);
  await popup.getByRole('button', { name: 'Decide later' }).click();
  await popup.waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'Account' }).click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await popup.count()).toBe(0);
  const next = await context.newPage();
  await next.goto('/');
  await next.getByRole('dialog', { name: 'A contract waits for you' }).waitFor();
  expect(complaints).toEqual([]);
});

test('a bill among a member’s own pages explains itself as it does to an agent', async () => {
  const { page, complaints } = await openAs('agente', '/member?page=contractBills&kind=daily');
  await page.locator('[data-bill]').first().click();
  await page.getByRole('heading', { name: 'How it was counted' }).waitFor();
  await page.locator('[data-formula]').waitFor();
  await page.locator('[data-why]').first().waitFor();
  expect(await violationsOn(page, 'main')).toEqual([]);
  expect(complaints).toEqual([]);
});

test('offered, declined, replaced and ended: two phones agree on how a contract stands', async () => {
  const upline = await openAs('mayorista', '/agentHome/contracts?whose=downlines&account=agente');
  const downline = await openAs('agente', '/agentHome/contracts?whose=mine');
  const rowOf = ({ page }: typeof upline, state: string) =>
    page.locator(`[data-contract][data-state=${state}]`, { hasText: 'Daily salary' }).first();
  const press = ({ page }: typeof upline, name: string) =>
    page.getByRole('button', { name, exact: true }).click();

  // The one that waits since the beginning.
  await rowOf(downline, 'requested').click();
  await press(downline, 'Decline');
  await press(downline, 'Yes, decline');
  await downline.page.getByText('Declined', { exact: true }).waitFor();
  await rowOf(upline, 'declined').waitFor();

  await upline.page.goto('/agentHome/contracts?edit=offer&account=agente&kind=daily');
  const tier = upline.page.getByRole('group', { name: 'Tier 2' });
  await tier.getByLabel('Rate (%)').fill('0.24');
  await press(upline, 'See what it would have cost you');
  await upline.page.getByRole('region', { name: 'Over the last period' }).waitFor();
  expect(await violationsOn(upline.page, 'main')).toEqual([]);
  await press(upline, 'Send the offer');
  await rowOf(upline, 'requested').waitFor();

  await downline.page.goto('/agentHome/contracts?whose=mine');
  // The phone shows what it kept until the gateway answers, and there the declined one still waits.
  await rowOf(downline, 'requested').filter({ hasText: '0.24' }).click();
  await press(downline, 'Accept');
  await press(downline, 'Accept the contract');
  await downline.page.getByText('In force', { exact: true }).waitFor();
  await rowOf(upline, 'valid').filter({ hasText: '0.24' }).waitFor();
  await rowOf(upline, 'replaced').waitFor();

  await press(downline, 'Ask to end it');
  await press(downline, 'Yes, ask to end it');
  await rowOf(upline, 'termination-requested').click();
  await press(upline, 'Agree to end it');
  await press(upline, 'End the contract');
  await upline.page.getByText('Ended', { exact: true }).waitFor();
  await downline.page.goto('/agentHome/contracts?whose=mine');
  await rowOf(downline, 'terminated').waitFor();
  expect([...upline.complaints, ...downline.complaints]).toEqual([]);
});
