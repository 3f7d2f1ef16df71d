import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import type { Player } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import * as clock from '#server/kernel/clock.ts';
import { verifyLedger } from '#server/ledger/verify-ledger.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { newPlayer, testApp } from '#tests/database/test-app.ts';
import { giveFlights, lowFlights } from '#tests/inhouse/known-flights.ts';
import { openTables } from '#tests/inhouse/open-tables.ts';
import { giveMoney } from '#tests/wallet/give-money.ts';
import { placeBet } from '../bets/place-bet.ts';
import { finishLeft } from '../rounds/finish-left.ts';
import { leftKind } from '../rounds/left-rounds.ts';
import { readRound } from '../rounds/read-rounds.ts';
import { createRooms } from './room-driver.ts';
import { readRoom } from './room-read.ts';

const { database } = await freshDatabase({ poolSize: 8 });
const app: AppContext = { ...testApp(database), clock };
await openTables(database, ['VB_CRASH'], { cycleMs: 0 });
const name = { game: 'VB_CRASH', purse: 'money' } as const;
await giveFlights(app, name, lowFlights);
// Whose rounds cannot be ended, as long as they stand here.
await sql`create table hindered (player_id bigint primary key)`.execute(database);
await sql`
  create function hinder() returns trigger language plpgsql as $$
  begin
    if new.state <> 'open' and exists (select from hindered where player_id = new.player_id) then
      raise exception 'hindered on purpose';
    end if;
    return new;
  end $$`.execute(database);
await sql`
  create trigger hinder before update on house_round
  for each row execute function hinder()`.execute(database);

const faults: string[] = [];
let ring = () => {};
const rooms = createRooms({
  app,
  notifications: {
    on(_channel, listener) {
      ring = () => listener('');
    },
    onConnected: () => undefined,
  },
  onFault: (cause) => faults.push(cause instanceof Error ? cause.message : String(cause)),
});
afterAll(() => rooms.stop());

const ana = await newcomer('ana');
const bob = await newcomer('bob');
await readRoom(app, name, ana);
// Short, and open for bets as long as a busy machine needs to place two.
await database
  .updateTable('house_room')
  .set({ betting_ms: 2_500, beat_ms: 20, rest_ms: 50 })
  .execute();
rooms.start();
const patience = { timeout: 50_000, interval: 50 };

async function newcomer(account: string): Promise<Player> {
  const player = await newPlayer(database, account);
  await giveMoney(database, { playerId: player.id, amount: 100_000n, commodity: 'USD' });
  return player;
}

/** Tried until a round takes bets. */
async function betted(player: Player, leaveAt: number): Promise<string> {
  let id = '';
  const choices = { stake: '100', leaveAt };
  const refused = async () => {
    await readRoom(app, name, player);
    ring();
    const placed = await placeBet(app, { requestId: randomUUID(), ...name, choices }, player);
    if (placed.done) id = placed.value.id;
    return placed.done ? null : placed.code;
  };
  await expect.poll(refused, patience).toBe(null);
  return id;
}

async function roundOf(player: Player, roundId: string) {
  const read = await readRound(app, { roundId }, player);
  if (!read.done) throw new Error(read.code);
  return { state: read.value.state, paid: read.value.paid };
}

const hinder = (player: Player) =>
  sql`insert into hindered values (${player.id}) on conflict do nothing`.execute(database);
const letGo = () => sql`delete from hindered`.execute(database);
const hindered = () => faults.filter((one) => one.includes('hindered on purpose')).length;

const finish = (player: Player, roundId: string) =>
  finishLeft(app, { roundId, playerId: player.id, now: app.clock.now() });

test('a bet that cannot be settled is tried four times, then the table goes on and a job has it', async () => {
  await hinder(bob);
  // Higher than any of these flights: nobody leaves on the way.
  const [hers, his] = await Promise.all([betted(ana, 1_000_000), betted(bob, 1_000_000)]);
  await expect.poll(() => roundOf(ana, hers), patience).toEqual({ state: 'done', paid: '0' });
  const isLeft = () => faults.some((one) => one.includes('left to their jobs'));
  await expect.poll(isLeft, patience).toBe(true);
  expect(hindered()).toBe(4);
  expect(await roundOf(bob, his)).toMatchObject({ state: 'open' });
  const job = () =>
    database
      .selectFrom('job')
      .select('body')
      .where('kind', '=', leftKind)
      .where('key', '=', his)
      .executeTakeFirst();
  await expect.poll(job, patience).toEqual({ body: { playerId: bob.id } });
  // The table waits for nobody.
  await betted(ana, 1_000_000);
  await expect.poll(() => finish(bob, his).catch(() => 'refused'), patience).toBe('refused');
  await letGo();
  await expect.poll(() => finish(bob, his).catch(() => 'refused'), patience).toBe('done');
  expect(await roundOf(bob, his)).toEqual({ state: 'done', paid: '0' });
});

test('a hand that fails at its figure keeps nobody else, and is paid the same at the end', async () => {
  faults.length = 0;
  await hinder(bob);
  const [hers, his] = await Promise.all([betted(ana, 101), betted(bob, 101)]);
  await expect.poll(() => roundOf(ana, hers), patience).toEqual({ state: 'done', paid: '101' });
  await expect.poll(hindered, patience).toBeGreaterThan(0);
  await letGo();
  const paid = async () => {
    // Where its four tries were over before it was let go, as its job would.
    await finish(bob, his).catch(() => undefined);
    return roundOf(bob, his);
  };
  await expect.poll(paid, patience).toEqual({ state: 'done', paid: '101' });
  expect((await verifyLedger(database)).faults).toEqual([]);
});
