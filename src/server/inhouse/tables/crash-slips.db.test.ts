import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '#server/db/open.ts';
import type { Player } from '#server/kernel/answer.ts';
import { verifyLedger } from '#server/ledger/verify-ledger.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { newPlayer, testApp } from '#tests/database/test-app.ts';
import { inMain, playOf } from '#tests/inhouse/bets.ts';
import { crashTable } from '#tests/inhouse/crash-table.ts';
import { giveFlights, mixedFlights } from '#tests/inhouse/known-flights.ts';
import { openTables } from '#tests/inhouse/open-tables.ts';
import { giveMoney } from '#tests/wallet/give-money.ts';
import { placeBet } from '../bets/place-bet.ts';
import { readHouseGame, readRound } from '../rounds/read-rounds.ts';

const { database, connectionString } = await freshDatabase({ poolSize: 20 });
const elsewhere = openDatabase({ connectionString, poolSize: 10, turnWithinMs: 240_000 });
const app = testApp(database);
const there = testApp(elsewhere);
const name = { game: 'VB_CRASH', purse: 'money' } as const;
const table = crashTable(app, name, randomUUID());
await openTables(database, ['VB_CRASH']);
await giveFlights(app, name, mixedFlights);
let ana: Player;
let count = 0;

beforeEach(async () => {
  count += 1;
  await database.updateTable('house_room').set({ holder: null }).execute();
  await database.updateTable('house_game').set({ most_stake: '1000000' }).execute();
  ana = await newPlayer(database, `ana-${count}`);
  await giveMoney(database, { playerId: ana.id, amount: 10_000n, commodity: 'USD' });
});
// Before the database is dropped, which the harness registered first.
afterAll(() => elsewhere.destroy());

const early = { stake: '1000', leaveAt: 120 };
const late = { stake: '2000', leaveAt: null, slip: 2 };

async function sit(choices: Record<string, unknown>): Promise<string> {
  const bet = await table.bet(ana, choices);
  if (!bet.done) throw new Error(bet.code);
  return bet.value.id;
}
const roundOf = async (roundId: string) => {
  const read = await readRound(app, { roundId }, ana);
  if (!read.done) throw new Error(read.code);
  return read.value;
};
const records = () =>
  database
    .selectFrom('bet_record')
    .select(['round', 'stake', 'payout', 'state'])
    .where('player_id', '=', ana.id)
    .orderBy('id')
    .execute();
const isSound = async () => (await verifyLedger(database)).isSound;

test('two bets in a flight: one leaves by its figure, the other by hand, and each is paid once', async () => {
  await table.openHigh(ana, 200);
  const first = await sit(early);
  const second = await sit(late);
  expect(await inMain(app, ana)).toBe(7_000n);
  await table.fly();
  await table.climbTo(130);
  await table.autoLeave();
  expect(await roundOf(first)).toMatchObject({ state: 'done', paid: '1200' });
  expect(await roundOf(second)).toMatchObject({ state: 'open', view: { state: 'flying' } });
  expect(await inMain(app, ana)).toBe(8_200n);
  await table.climbTo(150);
  const taps = await Promise.all(Array.from({ length: 8 }, () => table.leave(ana, second)));
  expect(taps.every((tap) => tap.done && tap.value.paid === '3000')).toBe(true);
  await table.burst();
  await table.settle();
  expect(await inMain(app, ana)).toBe(11_200n);
  expect(await records()).toEqual([
    { round: first, stake: '1000', payout: '1200', state: 'won' },
    { round: second, stake: '2000', payout: '3000', state: 'won' },
  ]);
  expect(await isSound()).toBe(true);
});

test('a cash-out by hand takes its own bet out, and leaves the other in the air', async () => {
  await table.openHigh(ana, 200);
  const first = await sit({ ...early, leaveAt: null });
  const second = await sit(late);
  await table.fly();
  await table.climbTo(140);
  expect(await table.leave(ana, second)).toMatchObject({ value: { paid: '2800' } });
  expect(await roundOf(first)).toMatchObject({ state: 'open', paid: null });
  await table.burst();
  await table.settle();
  expect(await roundOf(first)).toMatchObject({ state: 'done', paid: '0' });
  expect(await roundOf(second)).toMatchObject({ state: 'done', paid: '2800' });
  expect(await inMain(app, ana)).toBe(9_800n);
});

test('a crash loses both, and one point of one link proves both', async () => {
  await table.openHigh(ana, 150);
  const first = await sit({ ...early, leaveAt: 1_000_000 });
  const second = await sit(late);
  await table.fly();
  const { outcome } = await table.burst();
  await table.settle();
  const [one, other] = [await roundOf(first), await roundOf(second)];
  expect([one.paid, other.paid]).toEqual(['0', '0']);
  expect([one.view, other.view]).toMatchObject([{ burstAt: outcome }, { burstAt: outcome }]);
  expect(one.proof.serverSeed).not.toBeNull();
  expect(other.proof).toEqual(one.proof);
  expect(await inMain(app, ana)).toBe(7_000n);
});

test('a third bet in a flight is refused on either slip, and so is one on a slip there is not', async () => {
  await table.openHigh(ana, 150);
  const first = await sit(early);
  await sit(late);
  for (const slip of [1, 2]) {
    expect(await table.bet(ana, { ...late, slip })).toMatchObject({ code: 'round.open' });
  }
  expect(await table.bet(ana, { ...late, slip: 3 })).toMatchObject({ code: 'round.choices' });
  await table.fly();
  await table.climbTo(130);
  await table.autoLeave();
  // Nor does one that has left make room for another.
  expect(await roundOf(first)).toMatchObject({ state: 'done' });
  expect(await table.bet(ana, early)).toMatchObject({ code: 'bets.closed' });
  expect(await inMain(app, ana)).toBe(8_200n);
});

test('however often, in however many tabs and at whichever gateway, a slip takes one bet', async () => {
  await table.openHigh(ana, 150);
  const key = randomUUID();
  const ask = (gateway: typeof app, choices: Record<string, unknown>, requestId: string) =>
    placeBet(gateway, { requestId, ...name, choices }, ana);
  there.clock.set(app.clock.now().toISOString());
  const same = await Promise.all(
    Array.from({ length: 8 }, (_, turn) => ask(turn % 2 ? app : there, late, key)),
  );
  expect(new Set(same.map((one) => one.done && one.value.id)).size).toBe(1);
  const tabs = await Promise.all(
    Array.from({ length: 8 }, (_, turn) => ask(turn % 2 ? app : there, early, randomUUID())),
  );
  const codes = tabs.map((one) => (one.done ? 'in' : one.code)).toSorted();
  expect(codes).toEqual(['in', ...Array.from({ length: 7 }, () => 'round.open')]);
  // An answer that was lost, then another stake on the same slip: still no second bet.
  expect(await table.bet(ana, { ...late, stake: '500' })).toMatchObject({ code: 'round.open' });
  expect(await inMain(app, ana)).toBe(7_000n);
  expect(await isSound()).toBe(true);
});

test('what a table takes in a round, and what a player may stake in a day, count both', async () => {
  await database.updateTable('house_game').set({ most_stake: '2500' }).execute();
  await table.openHigh(ana, 150);
  await sit(early);
  expect(await table.bet(ana, late)).toMatchObject({ code: 'stake.above-most' });
  const limit = { player_id: ana.id, kind: 'wager', period: 'day', amount: '1800' } as const;
  await database
    .insertInto('player_limit')
    .values({ ...limit, set_at: app.clock.now() })
    .execute();
  expect(await table.bet(ana, { ...late, stake: '801' })).toMatchObject({ code: 'limit.wager' });
  await sit({ ...late, stake: '800' });
  expect(await playOf(app, ana)).toMatchObject({ wagered: '1800', rounds: 2 });
});

test('who comes back finds both, each on its slip; others see two bets and one player', async () => {
  await table.openHigh(ana, 150);
  const before = await table.look(ana);
  const second = await sit(late);
  const asked = { ...name, language: 'en' } as const;
  expect(await readHouseGame(app, asked, ana)).toMatchObject({
    value: { round: null, second: { id: second } },
  });
  const first = await sit(early);
  expect(await readHouseGame(there, asked, ana)).toMatchObject({
    value: { round: { id: first }, second: { id: second, choices: { slip: 2 } } },
  });
  const after = await table.look(ana);
  expect(after.players - before.players).toBe(1);
  expect(BigInt(after.staked) - BigInt(before.staked)).toBe(3_000n);
  expect(after.bets.map(({ id }) => id)).toEqual(expect.arrayContaining([first, second]));
});

test('the keeper is killed before the bets are settled: the next one settles each of them once', async () => {
  await table.openHigh(ana, 150);
  const first = await sit(early);
  const second = await sit(late);
  await table.fly();
  await table.burst();
  const next = crashTable(there, name, randomUUID());
  there.clock.set(app.clock.now().toISOString());
  await database.updateTable('house_room').set({ holder: null }).execute();
  await next.open(ana);
  expect([await roundOf(first), await roundOf(second)]).toMatchObject([
    { paid: '1200' },
    { paid: '0' },
  ]);
  expect(await inMain(app, ana)).toBe(8_200n);
  app.clock.set(there.clock.now().toISOString());
  expect(await isSound()).toBe(true);
});
