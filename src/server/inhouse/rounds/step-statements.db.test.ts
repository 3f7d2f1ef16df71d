import { beforeEach, expect, test } from 'vitest';
import type { Purse } from '#contract/inhouse.ts';
import { openSession } from '#server/identity/sessions/open-session.ts';
import type { Player } from '#server/kernel/answer.ts';
import { setOwnLimits } from '#server/protection/change-limits.ts';
import { statementsOf } from '#tests/database/count-statements.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { newPlayer, testApp } from '#tests/database/test-app.ts';
import { wish } from '#tests/inhouse/bets.ts';
import { crashTable } from '#tests/inhouse/crash-table.ts';
import { giveFlights, mixedFlights } from '#tests/inhouse/known-flights.ts';
import { openTables } from '#tests/inhouse/open-tables.ts';
import { giveMoney } from '#tests/wallet/give-money.ts';
import { placeBet } from '../bets/place-bet.ts';
import { continueRound } from './continue-round.ts';
import { takeBack } from './step-round.ts';

const { database } = await freshDatabase({ poolSize: 8 });
const app = testApp(database);
await openTables(database, ['VB_MINES', 'VB_BLACKJACK', 'VB_CRASH'], { cycleMs: 0 });
let ana: Player;
let count = 0;

beforeEach(async () => {
  count += 1;
  ana = await newPlayer(database, `ana-${count}`);
  await openSession(app, ana.id);
  await giveMoney(database, { playerId: ana.id, amount: 1_000_000n, commodity: 'USD' });
});

/** Begins rounds until one can be gone on with: some are over as they are dealt, or end at the first step. */
async function counted(
  game: string,
  choices: object,
  steps: readonly unknown[],
  purse: Purse = 'money',
): Promise<readonly number[]> {
  for (let tries = 0; tries < 200; tries += 1) {
    await database
      .updateTable('house_round')
      .set({ state: 'done', paid: '0' })
      .where('state', '=', 'open')
      .execute();
    const begun = await placeBet(app, wish({ game, purse, choices: choices as never }), ana);
    if (!begun.done) throw new Error(begun.code);
    const counts: number[] = [];
    for (const [after, step] of steps.entries()) {
      const request = { roundId: begun.value.id, after, step: step as never };
      const stepped = await statementsOf(() => continueRound(app, request, ana));
      if (!stepped.done) break;
      counts.push(stepped.count);
    }
    if (counts.length === steps.length) return counts;
  }
  throw new Error(`${game} never goes on.`);
}

const pick = (cell: number) => ({ kind: 'pick', cell });
const cashOut = { kind: 'cash-out' };
const mines = { stake: '100', mines: 1 };

test('a step takes three statements: what is seen, the facts, what is written', async () => {
  expect(await counted('VB_MINES', mines, [pick(0), cashOut])).toEqual([3, 3]);
  expect(await counted('VB_BLACKJACK', { stake: '100' }, ['stand'])).toEqual([3]);
  // Lost, pushed or won: a raise, its settlement and the payment are one statement.
  for (let hand = 0; hand < 8; hand += 1) {
    expect(await counted('VB_BLACKJACK', { stake: '100' }, ['double'])).toEqual([3]);
  }
  await setOwnLimits(app, ana.id, [{ kind: 'loss', period: 'day', amount: '900000' }]);
  expect(await counted('VB_BLACKJACK', { stake: '100' }, ['double'])).toEqual([3]);
});

test('a step in coins takes three statements, and one that was made before two', async () => {
  expect(await counted('VB_MINES', mines, [pick(0), cashOut], 'coins')).toEqual([3, 3]);
  expect(await counted('VB_BLACKJACK', { stake: '100' }, ['double'], 'coins')).toEqual([3]);
  const begun = await placeBet(app, wish({ game: 'VB_MINES', choices: mines }), ana);
  if (!begun.done) throw new Error(begun.code);
  const request = { roundId: begun.value.id, after: 0, step: pick(0) };
  await continueRound(app, request, ana);
  const again = await statementsOf(() => continueRound(app, request, ana));
  expect(again).toMatchObject({ done: true, count: 2 });
});

test('a round that is taken back takes two statements', async () => {
  const begun = await placeBet(app, wish({ game: 'VB_MINES', choices: mines }), ana);
  if (!begun.done) throw new Error(begun.code);
  const round = { roundId: begun.value.id, after: 0, playerId: ana.id };
  const { count: statements } = await statementsOf(async () => {
    await takeBack(app, round);
    return { done: true };
  });
  expect(statements).toBe(2);
});

test('a hand that leaves a flight takes three statements', async () => {
  const name = { game: 'VB_CRASH', purse: 'money' } as const;
  await giveFlights(app, name, mixedFlights);
  const table = crashTable(app, name, crypto.randomUUID());
  await table.openHigh(ana, 150);
  const bet = await table.bet(ana, { stake: '1000', leaveAt: null });
  if (!bet.done) throw new Error(bet.code);
  await table.fly();
  await table.climbTo(120);
  const { done, count: statements } = await statementsOf(() => table.leave(ana, bet.value.id));
  expect([done, statements]).toEqual([true, 3]);
});
