import { beforeEach, expect, test } from 'vitest';
import { commitmentOf } from '#games/draw.ts';
import { proveRound } from '#games/prove-round.ts';
import { orderOf } from '#games/scratch/order.ts';
import { scratchPools } from '#games/scratch/pools.ts';
import type { ScratchView } from '#games/scratch/scratch.ts';
import type { Player } from '#server/kernel/answer.ts';
import { readBalances } from '#server/ledger/balances.ts';
import { verifyLedger } from '#server/ledger/verify-ledger.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { newPlayer, testApp } from '#tests/database/test-app.ts';
import { openTables } from '#tests/inhouse/open-tables.ts';
import { giveMoney } from '#tests/wallet/give-money.ts';
import { placeBet } from '../bets/place-bet.ts';
import { readRound } from '../rounds/read-rounds.ts';
import { gameOf } from '../rounds/replay-round.ts';
import { drawFor } from '../seeds/draw.ts';
import { selectPairs } from '../seeds/seed-store.ts';
import { drawOfPool } from './pool-open.ts';
import { readPool } from './pool-read.ts';

const { database } = await freshDatabase({ poolSize: 20 });
const app = testApp(database);
// The smallest of them: what holds for its 24,000 tickets holds for the others.
const code = 'VB_SCRATCH_10';
const print = scratchPools.find((pool) => pool.code === code) ?? scratchPools[0];
await openTables(database, [code], { cycleMs: 0 });
const name = { game: code, purse: 'money' } as const;
let ana: Player;
let count = 0;

beforeEach(async () => {
  count += 1;
  ana = await newPlayer(database, `ana-${count}`);
  await giveMoney(database, { playerId: ana.id, amount: 1_000n, commodity: 'USD' });
});

const buy = (stake = '10', requestId = crypto.randomUUID(), player = ana) =>
  placeBet(app, { requestId, ...name, choices: { stake } }, player);
const pool = async () => {
  const read = await readPool(app, name, ana);
  if (!read.done) throw new Error(read.code);
  return read.value;
};
const main = async () =>
  (await readBalances(database, ana.id)).find(({ kind }) => kind === 'player-main')?.amount;
/** The ticket that bears the last prize of the pool in sale. */
async function lastPrize(): Promise<number> {
  const { seed_pair_id } = await database
    .selectFrom('ticket_pool')
    .select('seed_pair_id')
    .where('closed_at', 'is', null)
    .executeTakeFirstOrThrow();
  const [pair] = await selectPairs(database, [seed_pair_id]);
  if (!pair || !print) throw new Error('No pool is in sale.');
  return orderOf(print, drawOfPool(app, pair)).findLastIndex((prize) => prize > 0);
}
const soldFrom = (sold: number) => database.updateTable('ticket_pool').set({ sold }).execute();

test('a ticket is the next of its pool, paid and paid out, and leaves the list of what remains', async () => {
  const before = await pool();
  expect(before).toMatchObject({ number: 1, sold: 0, tickets: print?.tickets, price: '10' });
  let paid = 0n;
  const won = new Map<number, number>();
  for (let ticket = 0; ticket < 40; ticket += 1) {
    const bought = await buy();
    if (!bought.done) throw new Error(bought.code);
    const view = bought.value.view as ScratchView;
    expect(view.ticket).toBe(ticket);
    expect(bought.value).toMatchObject({ state: 'done', proof: { serverSeed: null } });
    won.set(view.times, (won.get(view.times) ?? 0) + 1);
    paid += BigInt(bought.value.paid ?? 0);
  }
  expect(await main()).toBe(String(1_000n - 400n + paid));
  const after = await pool();
  expect(after.sold).toBe(40);
  expect(after.commitment).toBe(before.commitment);
  for (const [place, prize] of after.prizes.entries()) {
    const gone = (before.prizes[place]?.left ?? 0) - prize.left;
    expect(gone).toBe(won.get(prize.times) ?? 0);
  }
  expect((await verifyLedger(database)).faults).toEqual([]);
});

test('each has one owner, however many buy at once', async () => {
  const buyers = await Promise.all(
    Array.from({ length: 15 }, async (_, index) => {
      const player = await newPlayer(database, `buyer-${count}-${index}`);
      await giveMoney(database, { playerId: player.id, amount: 100n, commodity: 'USD' });
      return player;
    }),
  );
  const { sold } = await pool();
  const bought = await Promise.all(
    [...buyers, ...buyers].map((player) => buy('10', crypto.randomUUID(), player)),
  );
  const tickets = bought.map((one) => one.done && (one.value.view as ScratchView).ticket);
  expect(tickets.toSorted((one, other) => Number(one) - Number(other))).toEqual(
    bought.map((_, index) => sold + index),
  );
});

test('one wish is one ticket; a ticket has one price; without the money the ticket stays', async () => {
  const requestId = crypto.randomUUID();
  const { sold } = await pool();
  const answers = await Promise.all(Array.from({ length: 10 }, () => buy('10', requestId)));
  expect(new Set(answers.map((one) => one.done && one.value.id)).size).toBe(1);
  expect(await buy('20', requestId)).toMatchObject({ code: 'request.conflict' });
  expect(await buy('11')).toMatchObject({ code: 'stake.above-most' });
  expect(await buy('9')).toMatchObject({ code: 'stake.below-least' });
  const poor = await newPlayer(database, `poor-${count}`);
  expect(await buy('10', crypto.randomUUID(), poor)).toMatchObject({ code: 'wallet.short' });
  expect((await pool()).sold).toBe(sold + 1);
});

test('which ticket it is nobody chooses', async () => {
  const chosen = { stake: '10', ticket: 0 };
  expect(
    await placeBet(app, { requestId: crypto.randomUUID(), ...name, choices: chosen }, ana),
  ).toMatchObject({ code: 'round.choices' });
});

test('the last prize shows the seed, which tells the order of all; a new pool is in sale at once', async () => {
  if (!print) throw new Error('There is no such pool.');
  const { commitment } = await pool();
  const end = await lastPrize();
  expect(end).toBeLessThan(print.tickets);
  await soldFrom(end - 1);
  const players = [
    ana,
    await newPlayer(database, `bob-${count}`),
    await newPlayer(database, `eve-${count}`),
  ];
  for (const { id: playerId } of players.slice(1)) {
    await giveMoney(database, { playerId, amount: 100n, commodity: 'USD' });
  }
  // Three want the last two before nothing but blanks is left.
  const bought = await Promise.all(players.map((player) => buy('10', crypto.randomUUID(), player)));
  const tickets = bought.map((one) => one.done && (one.value.view as ScratchView).ticket);
  expect(tickets.toSorted()).toEqual([0, end, end - 1].toSorted());
  const now = await pool();
  expect(now).toMatchObject({ number: 2, sold: 1 });
  const [past] = now.past;
  expect(past).toMatchObject({ number: 1, commitment });
  expect(commitmentOf(past?.serverSeed ?? '')).toBe(commitment);
  const last = tickets.indexOf(end);
  const mine = bought[last];
  if (!mine?.done) throw new Error('The last one was not sold.');
  const read = await readRound(app, { roundId: mine.value.id }, players[last] as Player);
  if (!read.done) throw new Error(read.code);
  const { proof, choices, steps, paid, view } = read.value;
  const serverSeed = proof.serverSeed ?? '';
  const seeds = { serverSeed, clientSeed: proof.clientSeed, nonce: proof.nonce };
  const game = gameOf(code);
  expect(game && proveRound(game, { seeds, choices, steps })).toMatchObject({
    commitment: proof.commitment,
    paid,
    outcome: view,
  });
  const place = orderOf(print, drawFor(seeds))[end] ?? 0;
  expect(place).toBeGreaterThan(0);
  expect((view as ScratchView).times).toBe(print.prizes[place - 1]?.times ?? 0);
});

test('a trial account that asks twice at once by the same id has one ticket', async () => {
  const trial = { ...(await newPlayer(database, `trial-${count}`, 4)), isTrial: true };
  const wish = { requestId: crypto.randomUUID(), game: code, purse: 'coins' as const };
  const bought = await Promise.all(
    Array.from({ length: 8 }, () => placeBet(app, { ...wish, choices: { stake: '10' } }, trial)),
  );
  expect(bought[0]).toMatchObject({ done: true });
  expect(new Set(bought.map((one) => one.done && one.value.id)).size).toBe(1);
});
