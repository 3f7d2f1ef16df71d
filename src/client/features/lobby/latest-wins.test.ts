import { expect, test } from 'vitest';
import type { Winner } from '#contract/catalogue.ts';
import { latestWins } from './latest-wins.ts';

function winner(id: string, minute: number): Winner {
  return {
    id,
    wonAt: `2026-11-20T20:${String(minute).padStart(2, '0')}:00Z`,
    winAmount: '100',
    account: 'ma***7',
    currency: 'COP',
    gameName: 'A game',
    gameCode: 'A',
    gameType: 'RNG',
    vassalage: 'PG',
    iconUrl: '/art/a.svg',
  };
}
const idsOf = (winners: readonly Winner[]) => winners.map(({ id }) => id);

test('the newest comes first, whether it was told or stands on the board', () => {
  const wins = latestWins([winner('told', 5)], [winner('old', 1), winner('new', 9)]);
  expect(idsOf(wins)).toEqual(['new', 'told', 'old']);
});

test('a win that was told and is on the board stands once', () => {
  expect(latestWins([winner('a', 1)], [winner('a', 1)])).toHaveLength(1);
});

test('six are enough, and an empty board stays empty', () => {
  const many = Array.from({ length: 20 }, (_, at) => winner(`w${at}`, at));
  expect(idsOf(latestWins([], many))[0]).toBe('w19');
  expect(latestWins([], many)).toHaveLength(6);
  expect(latestWins([], [])).toEqual([]);
});
