import { decimal, ratio } from '#games/ratio.ts';
import { oddsFor } from '../kinds/chances.ts';
import { combos } from '../kinds/combos.ts';
import { numbers } from '../kinds/numbers.ts';
import { digits } from '../kinds/symbols.ts';
import type { Play, Result } from '../types.ts';

const top = ([number = '']: Result) => number;
const bottom = ([, number = '']: Result) => number;

/** Three digits on top and two at the bottom, as in Thailand and Laos. */
export const topAndBottomPlays: readonly Play[] = [
  numbers({
    code: 'top-2',
    group: 'numbers',
    length: 2,
    drawn: [{ code: 'top', count: 1, read: (result) => [top(result).slice(-2)] }],
    pays: () => ratio(90),
  }),
  numbers({
    code: 'bottom-2',
    group: 'numbers',
    length: 2,
    drawn: [{ code: 'bottom', count: 1, read: (result) => [bottom(result)] }],
    pays: () => ratio(90),
  }),
  numbers({
    code: 'top-3',
    group: 'numbers',
    length: 3,
    drawn: [{ code: 'top', count: 1, read: (result) => [top(result)] }],
    pays: () => ratio(900),
  }),
  numbers({
    code: 'any-3',
    group: 'numbers',
    length: 3,
    isAnyOrder: true,
    drawn: [{ code: 'top', count: 1, read: (result) => [top(result)] }],
    // Three equal digits come in one order only, and are bet on as top three.
    pays: (_, orders) => (orders === 1 ? null : ratio(150)),
  }),
  running('run-top', 3, top),
  running('run-bottom', 2, bottom),
];

/** One digit, wherever it comes; returns what the numbers return, nine tenths. */
function running(code: string, drawn: number, read: (result: Result) => string): Play {
  const chance = ratio(10 ** drawn - 9 ** drawn, 10 ** drawn);
  return combos({
    code,
    group: 'running',
    symbols: digits,
    take: 1,
    drum: { size: 10, drawn, isPutBack: true },
    read: (result) => [...read(result)],
    wins: 'all',
    pays: oddsFor(chance, decimal('.9')),
  });
}

/** Prizes of one permutation by how many there are. */
type Prizes = Readonly<Record<string, Readonly<Record<number, number>>>>;

const big: Prizes = {
  first: { 1: 2500, 24: 105, 12: 209, 6: 417, 4: 625 },
  second: { 1: 1000, 24: 42, 12: 84, 6: 167, 4: 250 },
  third: { 1: 500, 24: 21, 12: 42, 6: 84, 4: 125 },
  special: { 1: 180, 24: 8, 12: 15, 6: 30, 4: 45 },
  consolation: { 1: 60, 24: 3, 12: 5, 6: 10, 4: 15 },
};
const small: Prizes = {
  first: { 1: 3500, 24: 146, 12: 292, 6: 584, 4: 875 },
  second: { 1: 2000, 24: 84, 12: 167, 6: 334, 4: 500 },
  third: { 1: 1000, 24: 42, 12: 84, 6: 167, 4: 250 },
};

/** Twenty-three numbers of four digits, as in Malaysia. */
export const fourDigitPlays: readonly Play[] = [
  fourDigits('big', big, false),
  fourDigits('small', small, false),
  fourDigits('ibox-big', big, true),
  fourDigits('ibox-small', small, true),
];

function fourDigits(code: string, prizes: Prizes, isAnyOrder: boolean): Play {
  const drawn = [
    { code: 'first', count: 1, read: (result: Result) => result.slice(0, 1) },
    { code: 'second', count: 1, read: (result: Result) => result.slice(1, 2) },
    { code: 'third', count: 1, read: (result: Result) => result.slice(2, 3) },
    { code: 'special', count: 10, read: (result: Result) => result.slice(3, 13) },
    { code: 'consolation', count: 10, read: (result: Result) => result.slice(13) },
  ];
  return numbers({
    code,
    group: isAnyOrder ? 'ibox' : '4d',
    length: 4,
    drawn: drawn.filter((one) => prizes[one.code]),
    isAnyOrder,
    pays(prize, orders) {
      // Four equal digits have one order: that is no box.
      if (isAnyOrder && orders === 1) return null;
      const paid = prizes[prize]?.[orders];
      return paid === undefined ? null : ratio(paid);
    },
  });
}
