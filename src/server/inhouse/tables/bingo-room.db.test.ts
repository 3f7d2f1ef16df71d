import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { BingoView } from '#games/bingo/bingo.ts';
import { lastCall } from '#games/bingo/prizes.ts';
import { proveRound } from '#games/prove-round.ts';
import { readBalances } from '#server/ledger/balances.ts';
import { verifyLedger } from '#server/ledger/verify-ledger.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { eventsOf, newPlayer, testApp } from '#tests/database/test-app.ts';
import { crashTable } from '#tests/inhouse/crash-table.ts';
import { openTables } from '#tests/inhouse/open-tables.ts';
import { giveMoney } from '#tests/wallet/give-money.ts';
import { readRound } from '../rounds/read-rounds.ts';
import { gameOf } from '../rounds/replay-round.ts';

const { database } = await freshDatabase({ poolSize: 20 });
const app = testApp(database);
await openTables(database, ['VB_BINGO']);
const holder = randomUUID();
const table = crashTable(app, { game: 'VB_BINGO', purse: 'money' }, holder);
const ana = await newPlayer(database, 'ana');
await giveMoney(database, { playerId: ana.id, amount: 10_000n, commodity: 'USD' });
const main = async () =>
  (await readBalances(database, ana.id)).find(({ kind }) => kind === 'player-main')?.amount;

const calls = async () =>
  (await eventsOf(database))
    .filter(({ kind }) => kind === 'room.call')
    .map(({ body }) => (body as { ball: number }).ball);

test('a room waits for its first card, calls its balls to everyone, and pays by the calls', async () => {
  await table.open(ana);
  table.passMs(20_000);
  // Nobody has a card: it goes on selling.
  expect((await table.advance()).round).toMatchObject({ state: 'betting', called: 0 });
  const bought = await table.bet(ana, { stake: '500', cards: [7, 4_711] });
  if (!bought.done) throw new Error(bought.code);
  expect(bought.value.view).toMatchObject({ calls: [], callsLeft: lastCall });
  const cards = (bought.value.view as BingoView).cards.map(({ numbers }) => numbers);
  expect(await table.bet(ana, { stake: '500', cards: [9] })).toMatchObject({ code: 'round.open' });
  table.passMs(20_000);
  expect((await table.advance()).round?.state).toBe('running');
  table.passMs(400);
  for (let call = 1; call <= lastCall; call += 1) {
    table.passMs(1_700);
    const { round } = await table.advance();
    expect(round?.called).toBe(call);
    if (call === 20) {
      // Who comes back finds the card as it was, and every ball that was called.
      expect((await table.look(ana)).calls).toEqual(await calls());
      const mine = await readRound(app, { roundId: bought.value.id }, ana);
      expect(mine).toMatchObject({ value: { state: 'open', proof: { serverSeed: null } } });
    }
  }
  await table.settle();
  const read = await readRound(app, { roundId: bought.value.id }, ana);
  if (!read.done) throw new Error(read.code);
  const { view, proof, choices, steps, paid } = read.value;
  expect((view as BingoView).calls).toEqual(await calls());
  expect((view as BingoView).cards.map(({ numbers }) => numbers)).toEqual(cards);
  expect(await main()).toBe(String(9_000n + BigInt(paid ?? 0)));
  const game = gameOf('VB_BINGO');
  const serverSeed = proof.serverSeed ?? '';
  const { commitment, clientSeed, nonce } = proof;
  const seeds = { serverSeed, clientSeed, nonce };
  expect(game && proveRound(game, { seeds, choices, steps })).toMatchObject({
    commitment,
    paid,
    outcome: view,
  });
  expect((await verifyLedger(database)).faults).toEqual([]);
});

test('calls that were late follow one after the other; no card is lost by it', async () => {
  table.passMs(9_000);
  await table.open(ana);
  const bought = await table.bet(ana, { stake: '500', cards: [1] });
  table.passMs(20_000);
  await table.advance();
  table.passMs(60_000);
  const { round } = await table.advance();
  expect(round?.called).toBe(1);
  table.passMs(1_700);
  expect((await table.advance()).round?.called).toBe(2);
  expect((await table.advance()).round?.called).toBe(2);
  for (let call = 3; call <= lastCall; call += 1) {
    table.passMs(1_700);
    await table.advance();
  }
  await table.settle();
  const read = await readRound(app, { roundId: bought.done ? bought.value.id : '' }, ana);
  expect(read).toMatchObject({ value: { state: 'done' } });
});

test('a trial account that asks twice at once has one bet, and gets it as the second answer', async () => {
  const coins = crashTable(app, { game: 'VB_BINGO', purse: 'coins' }, randomUUID());
  const trial = { ...(await newPlayer(database, 'trial', 4)), isTrial: true };
  await coins.open(trial);
  const choices = { stake: '100', cards: [3] };
  const tabs = await Promise.all(Array.from({ length: 8 }, () => coins.bet(trial, choices)));
  const words = tabs.map((one) => (one.done ? 'in' : one.code)).toSorted();
  expect(words).toEqual(['in', ...Array.from({ length: 7 }, () => 'round.open')]);
  const other = { ...(await newPlayer(database, 'trial-2', 4)), isTrial: true };
  const key = randomUUID();
  const retries = await Promise.all(
    Array.from({ length: 8 }, () => coins.bet(other, choices, key)),
  );
  expect(new Set(retries.map((one) => one.done && one.value.id)).size).toBe(1);
});
