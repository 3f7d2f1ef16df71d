import { expect, test, vi } from 'vitest';
import { inTransaction } from '#server/db/open.ts';
import type { Player } from '#server/kernel/answer.ts';
import { verifyLedger } from '#server/ledger/verify-ledger.ts';
import { readFactLagSeconds } from '#server/settled-facts/fact-store.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { newPlayer, testApp } from '#tests/database/test-app.ts';
import { changeRule } from './change-rule.ts';
import { earnPoints } from './earn-points.ts';
import { movePoints } from './move-points.ts';
import { listPointRecords, readPointsBalance } from './read-points.ts';

const { database } = await freshDatabase({ poolSize: 8 });
const app = testApp(database);
await changeRule(
  app,
  {
    stakePerPoint: 1_000_000,
    rates: { RNG: 1_500_000, LIVE: 300_000 },
    twoPeopleAbove: 0,
  },
  { id: null, name: 'machine' },
);

interface Bet {
  gameType?: 'RNG' | 'LIVE' | 'PVP';
  stake: string;
  payout?: string;
}

async function settle(by: Player, { gameType = 'RNG', stake, payout = '0' }: Bet): Promise<string> {
  const round = crypto.randomUUID();
  const at = app.clock.now();
  const text = { es: 'Juego', en: 'Game' };
  await database
    .insertInto('bet_record')
    .values({
      player_id: by.id,
      game_type: gameType,
      vendor_code: 'PG',
      game_name: text,
      round,
      stake,
      payout,
      state: payout === '0' ? 'lost' : 'won',
      placed_at: at,
      settled_at: at,
    })
    .execute();
  return round;
}

function undo(round: string) {
  return database
    .updateTable('bet_record')
    .set({ state: 'void', payout: '0' })
    .where('round', '=', round)
    .execute();
}

/** Until nothing waits: other databases of the server write too, and facts are readable behind them only. */
async function earnEverything(): Promise<void> {
  const earnAndLook = async () => {
    while ((await earnPoints(app, 100)) > 0);
    return (await readFactLagSeconds(database)) === 0;
  };
  await vi.waitUntil(earnAndLook, { timeout: 60_000, interval: 20 });
}

const player = () => newPlayer(database, `e${crypto.randomUUID().slice(0, 8)}`);
const standing = async (of: Player) => {
  const { points, millionths } = (await readPointsBalance(app, of)).value;
  return [points, millionths];
};

test('settled bets earn by their category, and the fraction waits', async () => {
  const one = await player();
  await settle(one, { stake: '1234500' });
  await earnEverything();
  expect(await standing(one)).toEqual(['1', '851750']);
  await settle(one, { gameType: 'LIVE', stake: '2000000' });
  await settle(one, { gameType: 'PVP', stake: '99000000' });
  // A push counts nothing.
  await settle(one, { stake: '5000000', payout: '5000000' });
  await earnEverything();
  expect(await standing(one)).toEqual(['2', '451750']);
  const { value } = await listPointRecords(app, { language: 'en' }, one);
  expect(value.list.map(({ type, changedPoints }) => [type, changedPoints])).toEqual([
    ['earned', '1'],
    ['earned', '1'],
  ]);
});

test('facts that were read earn nothing again, by however many gateways they are read', async () => {
  const one = await player();
  for (let bet = 0; bet < 20; bet += 1) await settle(one, { stake: '1000000' });
  await Promise.all(Array.from({ length: 8 }, () => earnPoints(app, 3)));
  await earnEverything();
  expect(await standing(one)).toEqual(['30', '0']);
});

test('a round that is undone takes back what it brought, and what is spent is owed', async () => {
  const one = await player();
  const round = await settle(one, { stake: '4000000' });
  await earnEverything();
  expect(await standing(one)).toEqual(['6', '0']);
  await inTransaction(database, async (transaction) => {
    await movePoints(transaction, {
      playerId: one.id,
      points: -5n,
      key: `test:${one.id}`,
      kind: 'points-converted',
      reference: 'test',
      actor: 'test',
      type: 'converted',
      now: app.clock.now(),
    });
    return { done: true };
  });
  await undo(round);
  await earnEverything();
  expect(await standing(one)).toEqual(['0', '-5000000']);
  await settle(one, { stake: '4000000' });
  await earnEverything();
  expect(await standing(one)).toEqual(['1', '0']);
});

test('the books are sound after all of it', async () => {
  expect(await verifyLedger(database)).toMatchObject({ isSound: true, faults: [] });
});
