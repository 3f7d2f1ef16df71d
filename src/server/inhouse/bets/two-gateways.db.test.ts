import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { potsOf } from '#games/slots/pots.ts';
import { openDatabase } from '#server/db/open.ts';
import type { Player } from '#server/kernel/answer.ts';
import { verifyLedger } from '#server/ledger/verify-ledger.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { testApp } from '#tests/database/test-app.ts';
import { openAnew, type Round, seated, spin, wish } from '#tests/inhouse/bets.ts';
import { readPots } from '../pots/pots.ts';
import { placeBet } from './place-bet.ts';

const { database, connectionString } = await freshDatabase({ poolSize: 10 });
/** Another gateway knows of the pots only what the database says. */
const elsewhere = openDatabase({ connectionString, poolSize: 10, turnWithinMs: 240_000 });
const gateways = [testApp(database), testApp(elsewhere)] as const;
const [here, there] = gateways;
const players: Player[] = [];

beforeAll(async () => {
  await openAnew(here);
  there.clock.set('2026-11-20T12:00:00Z');
  for (let place = 0; place < 4; place += 1) {
    players.push(await seated(here, `spinner-${place}`, 100_000_000n));
  }
});
// Before the database is dropped, which the harness registered first.
afterAll(() => elsewhere.destroy());

const potsNow = async () => {
  const told = await readPots(here, { game: 'VB_ORCHARD', purse: 'money' }, players[0] as Player);
  if (!told.done || !told.value.pots[0]) throw new Error('No pot.');
  return { lies: BigInt(told.value.pots[0].amount), hit: told.value.hit };
};

test('a pot that two gateways feed at once is hit once, at its trigger, and loses nothing', async () => {
  const [rule] = potsOf('VB_ORCHARD');
  const before = await potsNow();
  const rounds: Round[] = [];
  // 400 stakes of a hundred thousand put 600,000 in: more than the pot takes.
  await Promise.all(
    players.flatMap((player) =>
      gateways.map(async (app) => {
        for (let turn = 0; turn < 50; turn += 1) {
          const asked = wish({ ...spin, choices: { stake: '100000' } });
          const played = await placeBet(app, asked, player);
          if (!played.done) throw new Error(played.code);
          rounds.push(played.value);
        }
      }),
    ),
  );
  const after = await potsNow();
  const hits = after.hit.slice(0, after.hit.length - before.hit.length);
  expect(hits.length).toBeGreaterThan(0);
  const won = rounds.map(({ awarded }) => BigInt(awarded)).filter((awarded) => awarded > 0n);
  const paid = won.reduce((sum, awarded) => sum + awarded, 0n);
  // One stake may bring a pot over its trigger twice.
  expect(won.length).toBeLessThanOrEqual(hits.length);
  expect(hits.reduce((sum, { amount }) => sum + BigInt(amount), 0n)).toBe(paid);
  expect(after.lies - before.lies).toBe(600_000n + BigInt(hits.length) * (rule?.seed ?? 0n) - paid);
  for (const { amount, text } of hits) expect(text.split(':')[2]).toBe(amount);
  const { rows } = await sql<{ sum: string }>`
    select sum(leg.amount)::text as sum from ledger_leg leg
    join ledger_account account on account.id = leg.account_id
    where account.kind = 'jackpot'`.execute(database);
  expect(BigInt(rows[0]?.sum ?? 0)).toBe(after.lies);
  expect(await verifyLedger(database)).toMatchObject({ isSound: true });
}, 120_000);
