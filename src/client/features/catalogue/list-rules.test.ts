import { expect, test } from 'vitest';
import type { Winner } from '#contract/catalogue.ts';
import { addWinner, linesOfRow, sortWinners } from './list-rules.ts';

function winner(id: string, winAmount: string): Winner {
  return {
    id,
    winAmount,
    account: 'ma***7',
    currency: 'COP',
    gameName: 'A game',
    gameCode: 'A',
    gameType: 'RNG',
    vassalage: 'PG',
    iconUrl: '/art/a.svg',
    wonAt: '2026-11-20T20:00:00Z',
  };
}
const idsOf = (winners: readonly Winner[]) => winners.map(({ id }) => id);

test('a row of up to fourteen games is one line, a longer one two', () => {
  expect([0, 12, 14, 15, 999].map(linesOfRow)).toEqual([1, 1, 1, 2, 2]);
});

test('the highest win comes first, by value and not by spelling', () => {
  const board = sortWinners([winner('a', '900'), winner('b', '10000'), winner('c', '1000')]);
  expect(idsOf(board)).toEqual(['b', 'c', 'a']);
});

test('amounts beyond what a number holds are told apart', () => {
  const board = sortWinners([winner('a', '9007199254740993'), winner('b', '9007199254740994')]);
  expect(idsOf(board)).toEqual(['b', 'a']);
});

test('equal wins keep their order', () => {
  expect(idsOf(sortWinners([winner('a', '5'), winner('b', '5')]))).toEqual(['a', 'b']);
});

test('the board holds twenty, and a small win does not push anyone out', () => {
  const full = Array.from({ length: 20 }, (_, at) => winner(`w${at}`, `${1000 + at}`));
  expect(idsOf(addWinner(full, winner('small', '1')))).not.toContain('small');
  const after = addWinner(full, winner('big', '5000'));
  expect(after).toHaveLength(20);
  expect(after[0]?.id).toBe('big');
  expect(idsOf(after)).not.toContain('w0');
});

test('a win told twice stands once', () => {
  expect(addWinner([winner('a', '5')], winner('a', '5'))).toHaveLength(1);
});
