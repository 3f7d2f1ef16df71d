import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { AppContext } from '#server/kernel/app-context.ts';
import { verifyLedger } from '#server/ledger/verify-ledger.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { newPlayer } from '#tests/database/test-app.ts';
import { openFreshApp } from '#tests/gateway/fresh-site.ts';
import { giveFlights, lowFlights } from '#tests/inhouse/known-flights.ts';
import { openTables } from '#tests/inhouse/open-tables.ts';
import { giveMoney } from '#tests/wallet/give-money.ts';
import { placeBet } from '../bets/place-bet.ts';
import { readRound } from '../rounds/read-rounds.ts';
import { readRoom } from './room-read.ts';

const { database, connectionString } = await freshDatabase({ poolSize: 8 });
await openTables(database, ['VB_CRASH', 'VB_BINGO'], { cycleMs: 0 });
const ana = await newPlayer(database, 'ana');
await giveMoney(database, { playerId: ana.id, amount: 100_000n, commodity: 'USD' });
const patience = { timeout: 30_000, interval: 50 };

/** As fast as one can follow. */
async function wake(app: AppContext, game: string) {
  await readRoom(app, { game, purse: 'money' }, ana);
  await database
    .updateTable('house_room')
    .set({ betting_ms: 400, beat_ms: 20, rest_ms: 50 })
    .where('game_code', '=', game)
    .execute();
}

const bet = (app: AppContext, game: string, choices: Record<string, unknown>) =>
  placeBet(app, { requestId: randomUUID(), game, purse: 'money', choices }, ana);

/** Tried until a round takes bets. */
async function betted(app: AppContext, game: string, choices: Record<string, unknown>) {
  let id = '';
  const refused = async () => {
    const placed = await bet(app, game, choices);
    if (placed.done) id = placed.value.id;
    return placed.done ? null : placed.code;
  };
  await expect.poll(refused, patience).toBe(null);
  return id;
}
const stateOf = async (app: AppContext, roundId: string) => {
  const read = await readRound(app, { roundId }, ana);
  return read.done ? read.value.state : read.code;
};

test('two gateways keep a table between them: each round is opened, flown and paid once', async () => {
  const { app: one } = await openFreshApp(connectionString);
  const { app: other } = await openFreshApp(connectionString);
  const numbers: number[] = [];
  const stop = other.events.subscribe(({ event }) => {
    if (event.kind === 'room.round' && event.body.phase === 'betting') {
      numbers.push(event.body.number);
    }
  });
  await giveFlights(one, { game: 'VB_CRASH', purse: 'money' }, lowFlights);
  await wake(one, 'VB_CRASH');
  await wake(other, 'VB_CRASH');
  const first = await betted(one, 'VB_CRASH', { stake: '100', leaveAt: 101 });
  await expect.poll(() => stateOf(other, first), patience).toBe('done');
  const second = await betted(other, 'VB_CRASH', { stake: '100', leaveAt: 102 });
  await expect.poll(() => stateOf(one, second), patience).toBe('done');
  stop();
  expect(numbers).toEqual(numbers.map((_, index) => (numbers[0] ?? 0) + index));
  const holders = await database.selectFrom('house_room').select('holder').execute();
  expect(holders).toHaveLength(1);
  expect((await verifyLedger(database)).faults).toEqual([]);
});

test('whose keeper was killed is kept by the next within seconds', async () => {
  const { app } = await openFreshApp(connectionString);
  const dead = randomUUID();
  // As somebody leaves it who was killed a moment ago: the lease runs on.
  await database
    .insertInto('house_room')
    .values({
      game_code: 'VB_BINGO',
      purse: 'money',
      rules: 'VB_BINGO',
      betting_ms: 400,
      beat_ms: 20,
      rest_ms: 50,
      awake_until: new Date(app.clock.now().getTime() + 60_000),
      holder: dead,
      lease_until: sql<Date>`clock_timestamp() + interval '2 seconds'`,
    })
    .execute();
  const id = await betted(app, 'VB_BINGO', { stake: '100', cards: [1, 2, 3, 4] });
  await expect.poll(() => stateOf(app, id), patience).toBe('done');
  const room = await database
    .selectFrom('house_room')
    .select('holder')
    .where('game_code', '=', 'VB_BINGO')
    .executeTakeFirstOrThrow();
  expect(room.holder).not.toBe(dead);
});
