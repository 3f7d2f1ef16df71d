import { combos } from '../kinds/combos.ts';
import { direct, directText } from '../kinds/direct.ts';
import { group } from '../kinds/groups.ts';
import { marks, weighted } from '../kinds/marks.ts';
import { digits } from '../kinds/symbols.ts';
import type { Play, Result } from '../types.ts';

/** What SSC and LF share: bets on some neighbouring balls, each a digit of its own. */
export interface Window {
  /** Such as `three-front`. */
  code: string;
  group: string;
  positions: readonly number[];
}

/** Every ball at its place, picked or typed. */
export function directPlays({ code, group: heading, positions }: Window): Play[] {
  const play = { group: heading, positions, symbols: digits, isDistinct: false };
  return [
    direct({ ...play, code: `${code}-direct` }),
    directText({ ...play, code: `${code}-direct-text` }),
  ];
}

/** Groups are called after the number of orders their digits can come in. */
export function groupPlays(window: Window, groups: readonly (keyof typeof patterns)[]): Play[] {
  return groups.map((name) =>
    group({
      // Of four balls and of three, another group is called after six orders.
      code: `${window.code}-${name.replace('four-', '')}`,
      group: window.group,
      positions: window.positions,
      symbols: digits,
      isDistinct: false,
      ...patterns[name],
    }),
  );
}

const single = (take: number) => ({ code: 'single', repeat: 1, take });
const pair = (take: number) => ({ code: 'pair', repeat: 2, take });
const triple = { code: 'triple', repeat: 3, take: 1 };
const four = { code: 'four', repeat: 4, take: 1 };

const patterns = {
  'group-120': { parts: [single(5)] },
  'group-60': { parts: [pair(1), single(3)] },
  'group-30': { parts: [pair(2), single(1)] },
  'group-20': { parts: [triple, single(2)] },
  'group-10': { parts: [triple, pair(1)] },
  'group-5': { parts: [four, single(1)] },
  'group-24': { parts: [single(4)] },
  'group-12': { parts: [pair(1), single(2)] },
  'four-group-6': { parts: [pair(2)] },
  'group-4': { parts: [triple, single(1)] },
  'group-6': { parts: [single(3)] },
  'group-3': { parts: [pair(1), single(1)], isOneRow: true },
  group: { parts: [single(2)] },
} as const;

/** Three balls: sums, spans, groups, and codes wherever they come. */
export function threeStarPlays(window: Window): Play[] {
  const { code, group: heading, positions } = window;
  const anywhere = {
    group: heading,
    symbols: digits,
    drum: { size: 10, drawn: 3, isPutBack: true },
    read: (result: Result) => positions.map((position) => result[position] ?? ''),
    wins: 'all',
  } as const;
  return [
    ...directPlays(window),
    ...groupPlays(window, ['group-3', 'group-6']),
    countedPlay(window, 'sum', (balls) => balls.reduce((sum, ball) => sum + ball, 0)),
    countedPlay(window, 'span', (balls) => Math.max(...balls) - Math.min(...balls)),
    tailPlay(window),
    combos({ ...anywhere, code: `${code}-any-one`, take: 1 }),
    combos({ ...anywhere, code: `${code}-any-two`, take: 2 }),
  ];
}

/** A button stands for all direct notes that come to its number, and pays as one of them. */
function countedPlay(
  { code, group: heading, positions }: Window,
  name: string,
  measure: (balls: readonly number[]) => number,
): Play {
  const ways = waysOf(measure);
  const mark = (value: string) => ({
    code: value,
    notes: Number(ways[Number(value)]),
    wins: (drawn: string) => drawn === value,
  });
  return marks({
    code: `${code}-${name}`,
    group: heading,
    areIndependent: true,
    things: [
      {
        code: name,
        values: weighted(ways),
        read: (result) => String(measure(positions.map((position) => Number(result[position])))),
        marks: ways.map((_, value) => mark(String(value))),
      },
    ],
  });
}

function tailPlay({ code, group: heading, positions }: Window): Play {
  return marks({
    code: `${code}-sum-tail`,
    group: heading,
    areIndependent: true,
    things: [
      {
        code: 'tail',
        values: weighted(digits.map(() => 1)),
        read: (result) =>
          String(positions.reduce((sum, position) => sum + Number(result[position]), 0) % 10),
        marks: digits.map((digit) => ({ code: digit, wins: (drawn: string) => drawn === digit })),
      },
    ],
  });
}

/** How many of the thousand draws of three digits come to each number. */
function waysOf(measure: (balls: readonly number[]) => number): number[] {
  const ways: number[] = [];
  for (let draw = 0; draw < 1_000; draw += 1) {
    const balls = [Math.floor(draw / 100), Math.floor(draw / 10) % 10, draw % 10];
    const value = measure(balls);
    ways[value] = (ways[value] ?? 0) + 1;
  }
  return ways;
}
