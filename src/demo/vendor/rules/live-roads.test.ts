import { expect, test } from 'vitest';
import { bigRoadOf } from './live-roads.ts';

const road = (line: string) => {
  const words = { P: 'player', B: 'banker', T: 'tie' } as const;
  return bigRoadOf([...line].map((letter) => words[letter as 'P' | 'B' | 'T'])).map(
    ({ column, row, side, ties }) => `${side[0]}${column}${row}${ties ? `+${ties}` : ''}`,
  );
};

test('a new winner begins a column, the same one goes down', () => {
  expect(road('PPBPBB')).toEqual(['p00', 'p01', 'b10', 'p20', 'b30', 'b31']);
});

test('a tie is struck through the ring before it, and an early one through the first', () => {
  expect(road('TTPTB')).toEqual(['p00+3', 'b10']);
  expect(road('TT')).toEqual([]);
});

test('a run longer than six turns right, and a later one turns before it meets its tail', () => {
  expect(road('PPPPPPPP').slice(5)).toEqual(['p05', 'p15', 'p25']);
  expect(road('PPPPPPPPBBBBBBB').slice(8)).toEqual([
    'b10',
    'b11',
    'b12',
    'b13',
    'b14',
    'b24',
    'b34',
  ]);
});
