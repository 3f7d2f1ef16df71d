import { afterAll, expect, test } from 'vitest';
import { chainCommitment } from '#games/chain.ts';
import { commitmentOf } from '#games/draw.ts';
import { isSigned } from '#lottery/beacon-signature.ts';
import { isResult } from '#lottery/results.ts';
import type { Family } from '#lottery/types.ts';
import { verifyDraw } from '#lottery/verify-draw.ts';
import { now } from '#server/kernel/clock.ts';
import { sandboxNetwork } from '#server/ports/beacon/sandbox/open-sandbox.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { testApp } from '#tests/database/test-app.ts';
import { lotteryGameRows } from './game-rows.ts';
import { openDemoLottery } from './open-lottery.ts';

const { database } = await freshDatabase();
const app = testApp(database);
app.clock.set(now().toISOString());
const lottery = await openDemoLottery(app);
afterAll(lottery.close);
await lottery.seed();

test('every lottery tile is a game with a past, and seeding again changes nothing', async () => {
  const count = () =>
    database
      .selectFrom('lottery_numero')
      .select(({ fn }) => ['game_code', fn.countAll<string>().as('draws')])
      .groupBy('game_code')
      .orderBy('game_code')
      .execute();
  const before = await count();
  await lottery.seed();
  expect(await count()).toEqual(before);
  expect(before).toHaveLength(lotteryGameRows().length);
  expect(before.filter(({ draws }) => Number(draws) < 28)).toEqual([]);
});

test('past results have their family’s shape, and those of the house are verified as today’s are', async () => {
  const rows = await database
    .selectFrom('lottery_numero')
    .innerJoin('lottery_game', 'lottery_game.game_code', 'lottery_numero.game_code')
    .leftJoin('lottery_chain', 'lottery_chain.id', 'lottery_numero.chain_id')
    .selectAll('lottery_numero')
    .select(['family', 'commitment'])
    .orderBy('lottery_numero.id', 'desc')
    .execute();
  const wrong = rows.filter(
    ({ family, result }) => !isResult(family as Family, result as string[]),
  );
  expect(wrong).toEqual([]);
  const house = rows.filter(({ seed }) => seed !== null);
  for (const row of house.filter((_, at) => at % 200 === 0)) {
    const seed = row.seed ?? '';
    expect(chainCommitment({ end: seed, rounds: row.link ?? 0 })).toBe(row.commitment);
    const faults = verifyDraw(
      {
        family: row.family as Family,
        game: row.game_code,
        numero: row.numero,
        commitment: commitmentOf(seed),
        seed,
        listRoot: row.list_root ?? '',
        hashes: [],
        beacon: {
          publicKey: sandboxNetwork.publicKey,
          round: Number(row.beacon_round),
          signature: row.beacon_signature ?? '',
        },
        result: row.result as string[],
      },
      isSigned,
    );
    expect(faults).toEqual([]);
  }
});
