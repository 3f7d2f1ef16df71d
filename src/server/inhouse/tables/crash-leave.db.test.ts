import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import type { TableBet } from '#contract/rooms.ts';
import { inTransaction } from '#server/db/open.ts';
import { done, type Player } from '#server/kernel/answer.ts';
import { readBalances } from '#server/ledger/balances.ts';
import { lockPlayer } from '#server/protection/lock-player.ts';
import { countWaiting } from '#tests/database/count-waiting.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { newPlayer, testApp } from '#tests/database/test-app.ts';
import { crashTable } from '#tests/inhouse/crash-table.ts';
import { giveFlights, mixedFlights } from '#tests/inhouse/known-flights.ts';
import { openTables } from '#tests/inhouse/open-tables.ts';
import { giveMoney } from '#tests/wallet/give-money.ts';
import { roomTime, setRoomTime } from './room-clock.ts';
import { lockTableRound } from './room-store.ts';
import { publishBets } from './room-tell.ts';

const { database } = await freshDatabase({ poolSize: 20 });
const app = testApp(database);
await openTables(database, ['VB_CRASH']);
const name = { game: 'VB_CRASH', purse: 'money' } as const;
await giveFlights(app, name, mixedFlights);
const table = crashTable(app, name, randomUUID());
const patience = { timeout: 30_000, interval: 20 };
const byHand = { stake: '1000', leaveAt: null };
let ana: Player;
let count = 0;

beforeEach(async () => {
  count += 1;
  await database.updateTable('house_room').set({ holder: null }).execute();
  ana = await newPlayer(database, `ana-${count}`);
  await giveMoney(database, { playerId: ana.id, amount: 10_000n, commodity: 'USD' });
});

async function sit(): Promise<string> {
  const bet = await table.bet(ana, byHand);
  if (!bet.done) throw new Error(bet.code);
  return bet.value.id;
}
const main = async () =>
  (await readBalances(database, ana.id)).find(({ kind }) => kind === 'player-main')?.amount;

async function wasHandLate(id: string): Promise<boolean> {
  const row = await database
    .selectFrom('house_round')
    .select('is_hand_late')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return row.is_hand_late;
}

/** Locks something in a transaction of its own until it is told to let go. */
async function holding(lock: Parameters<typeof inTransaction>[1]) {
  const held = Promise.withResolvers<void>();
  const reached = Promise.withResolvers<void>();
  const whole = inTransaction(database, async (transaction) => {
    await lock(transaction);
    reached.resolve();
    await held.promise;
    return done(null);
  });
  await reached.promise;
  return async () => {
    held.resolve();
    await whole;
  };
}

test('a hand that came too late hears so when all do, and no lower stamp of another gateway counts', async () => {
  await table.openHigh(ana, 150);
  const id = await sit();
  await table.fly();
  await table.climbTo((await table.burstAt()) + 1);
  const order: string[] = [];
  const answered = (name: string) => (answer: Awaited<ReturnType<typeof table.leave>>) => {
    order.push(name);
    return answer;
  };
  const late = table.leave(ana, id).then(answered('late'));
  await expect.poll(() => wasHandLate(id), patience).toBe(true);
  // At a gateway whose clock is behind.
  table.passMs(-1_000);
  const lower = table.leave(ana, id).then(answered('lower'));
  table.passMs(1_000);
  order.push('told');
  await table.burst();
  expect(await late).toMatchObject({ code: 'round.over' });
  expect(await lower).toMatchObject({ code: 'round.over' });
  expect(order[0]).toBe('told');
  await table.settle();
  expect(await main()).toBe('9000');
});

test('a hand in time is waited for while it waits for the database, and for two seconds at most', async () => {
  await table.openHigh(ana, 150);
  const id = await sit();
  await table.fly();
  const burst = await table.burstAt();
  await table.climbTo(120);
  const letGo = await holding(async (transaction) => {
    await lockPlayer(transaction, ana.id);
    return done(null);
  });
  const left = table.leave(ana, id);
  await table.climbTo(burst + 1);
  table.passMs(1_000);
  expect((await table.advance()).round?.state).toBe('running');
  await letGo();
  expect(await left).toMatchObject({ value: { state: 'done', paid: '1200' } });
  expect((await table.advance()).round?.state).toBe('settling');
  await table.settle();

  table.passMs(6_000);
  await table.openHigh(ana, 150);
  const next = await sit();
  await table.fly();
  const end = await table.burstAt();
  await table.climbTo(120);
  const letGoThen = await holding(async (transaction) => {
    await lockPlayer(transaction, ana.id);
    return done(null);
  });
  const hanging = table.leave(ana, next);
  await table.climbTo(end + 1);
  table.passMs(2_200);
  expect((await table.advance()).round?.state).toBe('settling');
  await letGoThen();
  expect(await hanging).toMatchObject({ code: 'round.over' });
  await table.settle();
});

test('bets that come too late wait for no lock', async () => {
  const { id } = await table.open(ana);
  table.passMs(8_000);
  const letGo = await holding(async (transaction) => done(await lockTableRound(transaction, id)));
  expect(await table.bet(ana, byHand)).toMatchObject({ code: 'bets.closed' });
  await letGo();
});

test('a table’s time is the database’s, whatever the gateway’s own clock says', async () => {
  const wrong = testApp(database);
  wrong.clock.set(new Date(Date.parse('2020-01-01T00:00:00Z')).toISOString());
  await setRoomTime(wrong);
  const { now } = await database
    .selectNoFrom((select) => select.fn<Date>('clock_timestamp').as('now'))
    .executeTakeFirstOrThrow();
  expect(roomTime(wrong).getUTCFullYear()).toBe(now.getUTCFullYear());
  expect(roomTime(wrong) <= now).toBe(true);
});

test('a cash-out that waited for its lock is shown to the others once it is committed', async () => {
  const bob = await newPlayer(database, `bob-${count}`);
  await giveMoney(database, { playerId: bob.id, amount: 10_000n, commodity: 'USD' });
  const flight = await table.openHigh(ana, 150);
  const hers = await sit();
  const his = await table.bet(bob, byHand);
  if (!his.done) throw new Error(his.code);
  await table.fly();
  await table.climbTo(120);
  const letGo = await holding(async (transaction) => {
    await lockPlayer(transaction, ana.id);
    return done(null);
  });
  const waiting = table.leave(ana, hers);
  await expect.poll(() => countWaiting(database)).toBe(1);
  table.passMs(100);
  expect(await table.leave(bob, his.value.id)).toMatchObject({ done: true });
  const stand = await publishBets(app, flight, null);
  await letGo();
  expect(await waiting).toMatchObject({ done: true });
  await publishBets(app, flight, stand);
  const shown = await database
    .selectFrom('event')
    .select('body')
    .where('kind', '=', 'room.bets')
    .orderBy('id')
    .execute();
  const [first, second] = shown.map(({ body }) => (body as { changed: TableBet[] }).changed);
  expect(first).toHaveLength(2);
  expect(second).toMatchObject([{ id: hers, leftAt: 120 }]);
});
