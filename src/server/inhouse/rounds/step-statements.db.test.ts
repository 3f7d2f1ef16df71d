import { beforeEach, expect, test } from 'vitest';
import { openSession } from '#server/identity/sessions/open-session.ts';
import type { Player } from '#server/kernel/answer.ts';
import { statementsOf } from '#tests/database/count-statements.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { newPlayer, testApp } from '#tests/database/test-app.ts';
import { wish } from '#tests/inhouse/bets.ts';
import { crashTable } from '#tests/inhouse/crash-table.ts';
import { giveFlights, mixedFlights } from '#tests/inhouse/known-flights.ts';
import { openTables } from '#tests/inhouse/open-tables.ts';
import { giveMoney } from '#tests/wallet/give-money.ts';
import { placeBet } from '../bets/place-bet.ts';
import { stepRound } from './step-round.ts';

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
): Promise<readonly number[]> {
  for (let tries = 0; tries < 200; tries += 1) {
    await database
      .updateTable('house_round')
      .set({ state: 'done', paid: '0' })
      .where('state', '=', 'open')
      .execute();
    const begun = await placeBet(app, wish({ game, choices: choices as never }), ana);
    if (!begun.done) throw new Error(begun.code);
    const counts: number[] = [];
    for (const [after, step] of steps.entries()) {
      const request = { roundId: begun.value.id, after, step: step as never };
      const stepped = await statementsOf(() => stepRound(app, request, ana));
      if (!stepped.done) break;
      counts.push(stepped.count);
    }
    if (counts.length === steps.length) return counts;
  }
  throw new Error(`${game} never goes on.`);
}

test('a step of a round takes so many statements as stand in the README, and a new one is noticed', async () => {
  const pick = (cell: number) => ({ kind: 'pick', cell });
  // The gateway reads its own account once.
  await counted('VB_MINES', { stake: '100', mines: 1 }, [pick(0)]);
  const [first, cashOut] = await counted('VB_MINES', { stake: '100', mines: 1 }, [
    pick(0),
    { kind: 'cash-out' },
  ]);
  expect({ first, cashOut }).toEqual({ first: 11, cashOut: 18 });
  // Lost, pushed or won: what is paid is one posting more.
  for (let hand = 0; hand < 8; hand += 1) {
    const [double = 0] = await counted('VB_BLACKJACK', { stake: '100' }, ['double']);
    expect(double).toBeLessThanOrEqual(27);
  }
});

test('a hand that leaves a flight takes so many statements as stand in the README', async () => {
  const name = { game: 'VB_CRASH', purse: 'money' } as const;
  await giveFlights(app, name, mixedFlights);
  const table = crashTable(app, name, crypto.randomUUID());
  await table.openHigh(ana, 150);
  const bet = await table.bet(ana, { stake: '1000', leaveAt: null });
  if (!bet.done) throw new Error(bet.code);
  await table.fly();
  await table.climbTo(120);
  const { done, count: statements } = await statementsOf(() => table.leave(ana, bet.value.id));
  expect([done, statements]).toEqual([true, 21]);
});
