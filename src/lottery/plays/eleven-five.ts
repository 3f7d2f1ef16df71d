import { combos } from '../kinds/combos.ts';
import { direct, directText } from '../kinds/direct.ts';
import { group } from '../kinds/groups.ts';
import { marks, weighted } from '../kinds/marks.ts';
import { position } from '../kinds/positions.ts';
import { ballNames } from '../kinds/symbols.ts';
import type { Play } from '../types.ts';
import { oneEach } from './two-sided.ts';

const symbols = ballNames(11);
const balls = { symbols, isDistinct: true } as const;

/** Five of eleven balls, in the order they come. */
export const elevenFivePlays: readonly Play[] = [
  ...[1, 2, 3, 4, 5, 6, 7, 8].map((take) =>
    combos({
      code: `any-${take}`,
      group: 'any',
      symbols,
      take,
      drum: { size: 11, drawn: 5, isPutBack: false },
      read: (result) => result,
      wins: take > 5 ? 'holds' : 'all',
    }),
  ),
  combos({
    code: 'any-of-three',
    group: 'any',
    symbols,
    take: 1,
    drum: { size: 11, drawn: 3, isPutBack: false },
    read: (result) => result.slice(0, 3),
    wins: 'all',
  }),
  position({
    ...balls,
    code: 'position',
    group: 'position',
    rows: ['1', '2', '3', '4', '5'],
    read: (result) => result,
  }),
  ...ordered('three', [0, 1, 2]),
  ...ordered('two', [0, 1]),
  marks({
    code: 'odd-count',
    group: 'fun',
    areIndependent: true,
    things: [
      {
        code: 'odd-count',
        // Six of the eleven are odd, so that five odd ones come more often than none.
        values: weighted([1, 30, 150, 200, 75, 6]),
        read: (result) => String(result.filter((ball) => Number(ball) % 2 === 1).length),
        marks: oneEach(['0', '1', '2', '3', '4', '5']),
      },
    ],
  }),
  marks({
    code: 'middle',
    group: 'fun',
    areIndependent: true,
    things: [
      {
        code: 'middle',
        values: weighted([28, 63, 90, 100, 90, 63, 28], 3),
        read: (result) => String(Number([...result].sort()[2])),
        marks: oneEach(['3', '4', '5', '6', '7', '8', '9']),
      },
    ],
  }),
];

function ordered(code: string, positions: readonly number[]): Play[] {
  const play = { ...balls, group: 'first-balls', positions };
  return [
    direct({ ...play, code: `${code}-direct` }),
    directText({ ...play, code: `${code}-direct-text` }),
    group({
      ...play,
      code: `${code}-group`,
      parts: [{ code: 'single', repeat: 1, take: positions.length }],
    }),
  ];
}
