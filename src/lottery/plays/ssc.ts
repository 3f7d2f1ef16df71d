import { type MarkedThing, marks, weighted } from '../kinds/marks.ts';
import { position } from '../kinds/positions.ts';
import { digits } from '../kinds/symbols.ts';
import type { Play, Result } from '../types.ts';
import { directPlays, groupPlays, threeStarPlays, type Window } from './digit-plays.ts';
import { dragonOrTiger, fixedOdds, oneEach, sides } from './two-sided.ts';

function plays(): Play[] {
  const all: Window = { code: 'five', group: 'five-star', positions: [0, 1, 2, 3, 4] };
  const fours: readonly Window[] = [
    { code: 'four-front', group: 'four-star', positions: [0, 1, 2, 3] },
    { code: 'four-back', group: 'four-star', positions: [1, 2, 3, 4] },
  ];
  const twos: readonly Window[] = [
    { code: 'two-front', group: 'two-star', positions: [0, 1] },
    { code: 'two-back', group: 'two-star', positions: [3, 4] },
  ];
  return [
    position({
      code: 'position',
      group: 'position',
      rows: ['1', '2', '3', '4', '5'],
      symbols: digits,
      isDistinct: false,
      read: (result) => result,
    }),
    ...oddsPlays(),
    ...twos.flatMap((two) => [...directPlays(two), ...groupPlays(two, ['group'])]),
    ...threes.flatMap(threeStarPlays),
    ...fours.flatMap((four) => [
      ...directPlays(four),
      ...groupPlays(four, ['group-24', 'group-12', 'four-group-6', 'group-4']),
    ]),
    ...directPlays(all),
    ...groupPlays(all, ['group-120', 'group-60', 'group-30', 'group-20', 'group-10', 'group-5']),
  ];
}

const threes: readonly Window[] = [
  { code: 'three-front', group: 'three-star', positions: [0, 1, 2] },
  { code: 'three-middle', group: 'three-star', positions: [1, 2, 3] },
  { code: 'three-back', group: 'three-star', positions: [2, 3, 4] },
];

function oddsPlays(): Play[] {
  const balls = [0, 1, 2, 3, 4].map(
    (ball): MarkedThing => ({
      code: `ball-${ball + 1}`,
      values: weighted(digits.map(() => 1)),
      read: (result) => result[ball] ?? '',
      marks: sides(5),
    }),
  );
  const sum: MarkedThing = {
    code: 'sum',
    values: weighted(waysOfSum(5)),
    read: (result) => String(result.reduce((before, ball) => before + Number(ball), 0)),
    marks: sides(23),
  };
  const ends: MarkedThing = {
    code: 'ends',
    values: [
      { value: 'dragon', ways: 45n },
      { value: 'tiger', ways: 45n },
      { value: 'tie', ways: 10n },
    ],
    read: (result) => dragonOrTiger(Number(result[0]), Number(result[4])),
    marks: oneEach(['dragon', 'tiger', 'tie'], fixedOdds),
  };
  const forms = threes.map(
    ({ code, positions }): MarkedThing => ({
      code,
      values: [...waysOfForms].map(([value, ways]) => ({ value, ways })),
      read: (result) => formOf(positions.map((ball) => Number(result[ball]))),
      marks: oneEach([...waysOfForms.keys()], fixedOdds),
    }),
  );
  const play = { group: 'two-sided', areIndependent: false };
  return [
    marks({ ...play, code: 'sides', things: balls, areIndependent: true }),
    marks({ ...play, code: 'sum-sides', things: [sum] }),
    marks({ ...play, code: 'dragon-tiger', things: [ends] }),
    marks({ ...play, code: 'forms', things: forms }),
  ];
}

/** Out of a thousand draws of three balls. */
const waysOfForms: ReadonlyMap<string, bigint> = new Map([
  ['leopard', 10n],
  ['straight', 60n],
  ['pair', 270n],
  ['half-straight', 360n],
  ['mixed', 300n],
]);

/** How three balls look, where 9, 0 and 1 are neighbours. */
export function formOf(balls: Result | readonly number[]): string {
  const [first = 0, second = 0, third = 0] = balls.map(Number);
  const different = new Set([first, second, third]).size;
  if (different < 3) return different === 1 ? 'leopard' : 'pair';
  const pairs = [
    [first, second],
    [second, third],
    [first, third],
  ];
  const neighbours = pairs.filter(([one = 0, other = 0]) => [1, 9].includes(Math.abs(one - other)));
  if (neighbours.length === 0) return 'mixed';
  return neighbours.length === 1 ? 'half-straight' : 'straight';
}

/** How many draws of so many digits come to each sum. */
function waysOfSum(balls: number): bigint[] {
  let ways = [1n];
  for (let ball = 0; ball < balls; ball += 1) {
    const next = Array.from({ length: ways.length + 9 }, () => 0n);
    for (const [sum, count] of ways.entries()) {
      for (let digit = 0; digit < 10; digit += 1)
        next[sum + digit] = (next[sum + digit] ?? 0n) + count;
    }
    ways = next;
  }
  return ways;
}

/** Five digits, each drawn by itself. */
export const sscPlays: readonly Play[] = plays();
