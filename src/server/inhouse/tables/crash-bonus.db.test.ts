import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { verifyLedger } from '#server/ledger/verify-ledger.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { testApp } from '#tests/database/test-app.ts';
import { crashTable } from '#tests/inhouse/crash-table.ts';
import { giveFlights, mixedFlights } from '#tests/inhouse/known-flights.ts';
import { openTables } from '#tests/inhouse/open-tables.ts';
import { bonusStage, setBonusStage } from '#tests/rewards/bonus-stage.ts';

const { database } = await freshDatabase({ poolSize: 10 });
const app = testApp(database);
const name = { game: 'VB_CRASH', purse: 'money' } as const;
const table = crashTable(app, name, randomUUID());
const { depositor, setMain, standing } = bonusStage(app);

beforeAll(async () => {
  await setBonusStage(app);
  await openTables(database, ['VB_CRASH'], { cycleMs: 0 });
  await giveFlights(app, name, mixedFlights);
});

test('of two bets with a bonus each pays back to where its own stake came from, below one cap', async () => {
  const { player, bonus: grant } = await depositor();
  await sql`
    update bonus_state set terms = jsonb_set(terms, '{weights,games,VB_CRASH}', '100')
    where grant_id = ${grant}`.execute(database);
  await setMain(player, 150n);
  const { bonus } = await standing(player);
  await table.openHigh(player, 200);
  const first = await table.bet(player, { stake: '200', leaveAt: null });
  const beside = { stake: '300', leaveAt: null, slip: 2 };
  expect(await table.bet(player, { ...beside, stake: '301' })).toMatchObject({
    code: 'bonus.stake-above-cap',
  });
  const second = await table.bet(player, beside);
  if (!first.done || !second.done) throw new Error('No two bets.');
  expect(await standing(player)).toEqual({ main: 0n, bonus: bonus - 350n });
  await table.fly();
  await table.climbTo(150);
  expect(await table.leave(player, second.value.id)).toMatchObject({ value: { paid: '450' } });
  expect(await standing(player)).toEqual({ main: 0n, bonus: bonus + 100n });
  // Three quarters of the other stake were the player's own.
  expect(await table.leave(player, first.value.id)).toMatchObject({ value: { paid: '300' } });
  expect(await standing(player)).toEqual({ main: 225n, bonus: bonus + 175n });
  expect(await verifyLedger(database)).toMatchObject({ isSound: true });
});
