import * as v from 'valibot';
import { expect, test } from 'vitest';
import { winnerBoard } from '#contract/catalogue.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { plantCatalogue, plantGames } from '#tests/database/small-catalogue.ts';
import { eventsOf, testApp } from '#tests/database/test-app.ts';
import { addWinner, listWinners } from './winners.ts';

const { database } = await freshDatabase();
const app = testApp(database);
await plantCatalogue(database);
await plantGames(database, [
  { code: 'one', es: 'Uno', en: 'One' },
  { code: 'live', es: 'Ruleta', gameType: 'LIVE' },
  { code: 'cocks', es: 'Gallos', gameType: 'LIVE', gameClass: 'COCKFIGHT' },
]);

const wonAt = new Date('2026-11-20T10:00:00Z');

test('the board is sorted by amount, filtered by category, cut, and never names an account', async () => {
  for (const [gameCode, amount] of [
    ['one', 100n],
    ['live', 900n],
    ['one', 500n],
  ] as const) {
    await addWinner(app, { account: 'valentina', gameCode, winAmount: amount, wonAt });
  }
  const board = async (request: Record<string, unknown>) => {
    const { value } = await listWinners(app, v.parse(winnerBoard.request, request));
    const { list } = v.parse(winnerBoard.value, value);
    expect(JSON.stringify(list)).not.toContain('valentina');
    return list.map((winner) => winner.winAmount);
  };
  expect(await board({ language: 'es' })).toEqual(['900', '500', '100']);
  expect(await board({ language: 'es', limitNum: '1' })).toEqual(['900']);
  expect(await board({ language: 'es', gameCategory: 'RNG' })).toEqual(['500', '100']);
});

test('a win is published to everyone, masked', async () => {
  const before = (await eventsOf(database)).length;
  await addWinner(app, { account: 'mario', gameCode: 'one', winAmount: 7n, wonAt });
  const [told, ...more] = (await eventsOf(database)).slice(before);
  expect(more).toEqual([]);
  expect(told).toMatchObject({
    kind: 'winner.added',
    topic: null,
    body: { account: 'ma***o', winAmount: '7', gameName: 'Uno', wonAt: wonAt.toISOString() },
  });
});

test('a game that is not shown has no winners', async () => {
  const outcome = await addWinner(app, {
    account: 'mario',
    gameCode: 'cocks',
    winAmount: 7n,
    wonAt,
  });
  expect(outcome).toEqual({ done: false, code: 'game.unknown' });
});
