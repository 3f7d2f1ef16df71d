import { afterAll, expect, test } from 'vitest';
import { isSigned } from '#lottery/beacon-signature.ts';
import { isResult } from '#lottery/results.ts';
import type { Family } from '#lottery/types.ts';
import { verifyNumero } from '#lottery/verify-numero.ts';
import { now } from '#server/kernel/clock.ts';
import { readPublished } from '#server/lottery/games/read-proof.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { testApp } from '#tests/database/test-app.ts';
import { lotteryGameRows } from './game-rows.ts';
import { growPast } from './grow-past.ts';
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
  const rows = await draws().orderBy('lottery_numero.id', 'desc').execute();
  const wrong = rows.filter(
    ({ family, result }) => !isResult(family as Family, result as string[]),
  );
  expect(wrong).toEqual([]);
  const house = rows.filter(({ seed }) => seed !== null);
  for (const row of house.filter((_, at) => at % 200 === 0)) await expectProven(row);
});

test('the past grows backwards without a gap, each draw proven, and another gateway goes on where it stopped', async () => {
  const games = lotteryGameRows().filter(({ schedule: { draws, numbering }, drawn_by }) => {
    const isSlow = draws.kind === 'every' && draws.seconds === 600;
    return drawn_by === 'house' && isSlow && numbering !== 'dated';
  });
  const [running, dated] = ['running', 'daily'].map((numbering) =>
    games.find(({ schedule }) => schedule.numbering === numbering),
  );
  if (!running || !dated) throw new Error('The demonstration has no such games.');
  const grow = (days: number) =>
    growPast(app, [running, dated], new AbortController().signal, {
      ...{ afterMs: 0, pauseMs: 0, backMs: days * 86_400_000 },
    });
  await grow(1);
  await Promise.all([grow(2), grow(2)]);
  for (const { game_code } of [running, dated]) {
    const past = await draws()
      .where('lottery_numero.game_code', '=', game_code)
      .orderBy('draws_at')
      .execute();
    expect(past.length).toBeGreaterThanOrEqual(2 * 144);
    const gaps = past.slice(1).map((draw, at) => +draw.draws_at - +(past[at]?.draws_at ?? 0));
    expect(new Set(gaps)).toEqual(new Set([600_000]));
    for (const row of past.filter((_, at) => at % 24 === 0)) await expectProven(row);
    if (game_code !== running.game_code) continue;
    const numbers = past.map(({ numero }) => Number(numero));
    expect(numbers).toEqual(numbers.map((_, at) => (numbers[0] ?? 0) + at));
  }
}, 60_000);

const draws = () =>
  database
    .selectFrom('lottery_numero')
    .innerJoin('lottery_game', 'lottery_game.game_code', 'lottery_numero.game_code')
    .selectAll('lottery_numero')
    .select('family');

async function expectProven(row: { game_code: string; numero: string }): Promise<void> {
  const site = { database, settings: { ...app.settings, isDemo: true } };
  const proof = await readPublished(site, { game: row.game_code, numero: row.numero });
  expect(proof && (await verifyNumero(proof, { isSigned, hashes: [] })).faults).toEqual([]);
}
