import { expect, test } from 'vitest';
import { bigRoad } from './big-road.ts';

const winners = { P: 'player', B: 'banker', T: 'tie' } as const;
const road = (text: string) =>
  bigRoad([...text].map((letter) => winners[letter as keyof typeof winners])).map(
    ({ column, row, winner, ties }) =>
      `${winner === 'player' ? 'P' : 'B'}${column}.${row}${'T'.repeat(ties)}`,
  );

test('a streak goes down, another winner begins a column, ties stay on what was before them', () => {
  expect(road('PPBTTP')).toEqual(['P0.0', 'P0.1', 'B1.0TT', 'P2.0']);
});

test('a tie before anything has won is on no road', () => {
  expect(road('TB')).toEqual(['B0.0']);
});

test('a long streak turns right at the floor, and a later one before it', () => {
  expect(road('BBBBBBBB').slice(-3)).toEqual(['B0.5', 'B1.5', 'B2.5']);
  expect(road('BBBBBBBPPPPPP').slice(-3)).toEqual(['P1.3', 'P1.4', 'P2.4']);
});
