import { expect, test, vi } from 'vitest';
import type { RebateTerms } from '#contract/rebate-terms.ts';
import { inTransaction } from '#server/db/open.ts';
import type { Player } from '#server/kernel/answer.ts';
import { verifyLedger } from '#server/ledger/verify-ledger.ts';
import { readLagSeconds } from '#server/settled-facts/read-facts.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { newPlayer, testApp } from '#tests/database/test-app.ts';
import { playBet } from '#tests/stages/play-bet.ts';
import { firstStart } from '../two-people.ts';
import { addAccruals, keepRests, lockAccruals, selectLines } from './by-hand-store.ts';
import { approveRebates, proposeRebates } from './change-rule.ts';
import { collectRebate } from './collect-rebate.ts';
import { readByHand } from './read-by-hand.ts';
import { countRebates } from './settle-rebates.ts';

const { database } = await freshDatabase({ poolSize: 10 });
const app = testApp(database);
const terms: RebateTerms = {
  classes: { LIVE: [{ from: 0, rates: [50] }] },
  tiers: 'whole',
  minimum: 1,
  cap: null,
  claimDays: 14,
  byHand: { classes: { RNG: [50, 100] }, minimum: 1 },
};
app.clock.set('2026-11-20T12:00:00Z');
const version = await proposeRebates(app, terms, { id: null, name: 'ana' });
await approveRebates(app, version, firstStart);
app.clock.set('2026-11-21T12:00:00Z');
await database
  .insertInto('whitelabel_switch')
  .values({ key: 'MANPLAYREB3', enabled: true })
  .onConflict((conflict) => conflict.column('key').doUpdateSet({ enabled: true }))
  .execute();

async function bet(
  { id }: Player,
  stake: string,
  {
    vendor = 'PG',
    type = 'RNG',
    bonus = '0',
  }: { vendor?: string; type?: 'RNG' | 'LIVE'; bonus?: string } = {},
): Promise<string> {
  const [round, at] = [crypto.randomUUID(), app.clock.now()];
  const money = { stake: BigInt(stake), bonusStake: BigInt(bonus), payout: 0n };
  await playBet(database, { playerId: id, class: type, vendor, round, at, ...money });
  return round;
}

async function count() {
  await vi.waitFor(
    async () => {
      await countRebates(app, 1_000);
      expect(await readLagSeconds(database, 'rebates')).toBe(0);
    },
    { timeout: 30_000, interval: 20 },
  );
}

const shown = async (of: Player) => (await readByHand(app, { language: 'en' }, of)).value;
const collect = (of: Player, requestId = crypto.randomUUID()) =>
  collectRebate(app, { requestId }, of);
const mainOf = async ({ id }: Player) =>
  (
    await database
      .selectFrom('ledger_balance as balance')
      .innerJoin('ledger_account as account', 'account.id', 'balance.account_id')
      .select('balance.amount')
      .where('balance.player_id', '=', id)
      .where('account.kind', '=', 'player-main')
      .executeTakeFirst()
  )?.amount ?? '0';

test('three rounds bring nothing to collect, and another one a cent of it; the rest waits (V)', async () => {
  const one = await newPlayer(database, 'collects');
  for (const stake of ['33', '33', '34']) await bet(one, stake);
  await count();
  expect(await shown(one)).toMatchObject({
    isOpen: true,
    collectable: '0',
    lines: [{ valid: '100', rate: 50 }],
  });
  expect(await collect(one)).toEqual({ done: false, code: 'rebate.nothing' });
  await bet(one, '150');
  await count();
  const requestId = crypto.randomUUID();
  const first = await collect(one, requestId);
  expect(first).toMatchObject({ done: true, value: { amount: '1' } });
  expect(await collect(one, requestId)).toEqual(first);
  expect(await collect(one)).toMatchObject({ code: 'rebate.nothing' });
  expect(await mainOf(one)).toBe('1');
  // 0.25 of a cent was left.
  await bet(one, '150');
  await count();
  expect(await collect(one)).toMatchObject({ value: { amount: '1' } });
  expect((await shown(one)).collected).toHaveLength(2);
});

test('by vendor and level; classes of the day and bonus money accrue nothing', async () => {
  const one = await newPlayer(database, 'bylevel');
  await database
    .insertInto('vip_standing')
    .values({ player_id: one.id, level: 1, risen_in: null, closed_month: '2026-10-01', version: 0 })
    .execute();
  await bet(one, '1000');
  await bet(one, '3000', { vendor: 'JILI', bonus: '1000' });
  await bet(one, '5000', { type: 'LIVE' });
  await count();
  expect(
    (await shown(one)).lines.map(({ vendor, valid, rate, amount }) => [
      vendor,
      valid,
      rate,
      amount,
    ]),
  ).toEqual([
    ['JILI', '2000', 100, '20'],
    ['PG', '1000', 100, '10'],
  ]);
  expect(await collect(one)).toMatchObject({ value: { amount: '30' } });
});

test('a bet that is undone after it was collected is made good by later ones, out of no wallet', async () => {
  const one = await newPlayer(database, 'undone');
  const round = await bet(one, '1000');
  await count();
  await collect(one);
  await database
    .updateTable('bet_record')
    .set({ state: 'void' })
    .where('round', '=', round)
    .execute();
  await count();
  expect(await shown(one)).toMatchObject({ collectable: '0', lines: [{ amount: '-5' }] });
  expect(await collect(one)).toMatchObject({ code: 'rebate.nothing' });
  await bet(one, '1600');
  await count();
  expect(await collect(one)).toMatchObject({ value: { amount: '3' } });
  expect(await mainOf(one)).toBe('8');
});

test('L-BREAK: thirty taps at once pay once, and a break lets nothing be collected', async () => {
  const one = await newPlayer(database, 'thirty');
  await bet(one, '10000');
  await count();
  const answers = await Promise.all(Array.from({ length: 30 }, () => collect(one)));
  expect(answers.filter(({ done }) => done)).toHaveLength(1);
  expect(await mainOf(one)).toBe('50');
  await bet(one, '10000');
  await count();
  const now = app.clock.now();
  await database
    .insertInto('player_break')
    .values({
      player_id: one.id,
      kind: 'cool-off',
      began_at: now,
      ends_at: new Date(now.getTime() + 86_400_000),
    })
    .execute();
  expect(await collect(one)).toMatchObject({ code: 'break.active' });
  expect((await shown(one)).lines).toMatchObject([{ amount: '50' }]);
  expect(await verifyLedger(database)).toMatchObject({ isSound: true });
});

test('with the merchant’s switch off nothing accrues by hand', async () => {
  await database
    .updateTable('whitelabel_switch')
    .set({ enabled: false })
    .where('key', '=', 'MANPLAYREB3')
    .execute();
  const one = await newPlayer(database, 'switched');
  await bet(one, '10000');
  await count();
  expect(await shown(one)).toMatchObject({ isOpen: false, lines: [], collectable: '0' });
});

test('what a first bet at another vendor accrues while one collects is left whole', async () => {
  const player = await newPlayer(database, 'coincide', 0);
  const line = { playerId: player.id, class: 'RNG', valid: 100n, millionths: 2_500_000n };
  await inTransaction(database, async (transaction) => {
    await addAccruals(transaction, [{ ...line, vendor: 'PG' }]);
    return { done: true };
  });
  await inTransaction(database, async (collecting) => {
    const lines = await lockAccruals(collecting, player.id);
    await inTransaction(database, async (counting) => {
      await addAccruals(counting, [{ ...line, vendor: 'JILI' }]);
      return { done: true };
    });
    await keepRests(collecting, player.id, lines);
    return { done: true };
  });
  const left = await selectLines(database, player.id, 'en');
  expect(left.map(({ vendor, millionths }) => [vendor, millionths]).toSorted()).toEqual([
    ['JILI', 2_500_000n],
    ['PG', 500_000n],
  ]);
});
