import { type MarkedThing, marks, weighted } from '../kinds/marks.ts';
import { position } from '../kinds/positions.ts';
import { ballNames } from '../kinds/symbols.ts';
import type { Play } from '../types.ts';
import { dragonOrTiger, fixedOdds, oneEach, sides } from './two-sided.ts';

const symbols = ballNames(10);
const ranks = symbols.map((_, rank) => rank);

/** How many of the ninety draws of the first two ranks come to each sum from 3 to 19. */
const sumsOfTwo = [2, 2, 4, 4, 6, 6, 8, 8, 10, 8, 8, 6, 6, 4, 4, 2, 2];

const topTwo: Omit<MarkedThing, 'marks'> = {
  code: 'sum',
  values: weighted(sumsOfTwo, 3),
  read: (result) => String(Number(result[0]) + Number(result[1])),
};

/** Ten ranks, as in a race. */
export const pk10Plays: readonly Play[] = [
  position({
    code: 'position',
    group: 'position',
    rows: ranks.map((rank) => String(rank + 1)),
    symbols,
    isDistinct: true,
    read: (result) => result,
  }),
  marks({
    code: 'top-two-sum',
    group: 'top-two',
    areIndependent: true,
    things: [{ ...topTwo, marks: oneEach(sumsOfTwo.map((_, index) => String(index + 3))) }],
  }),
  marks({
    code: 'top-two-sides',
    group: 'top-two',
    areIndependent: true,
    things: [{ ...topTwo, marks: sides(12) }],
  }),
  marks({
    code: 'sides',
    group: 'two-sided',
    areIndependent: false,
    things: ranks.map((rank) => ({
      code: `rank-${rank + 1}`,
      values: weighted(
        symbols.map(() => 1),
        1,
      ),
      read: (result) => String(Number(result[rank])),
      marks: sides(6),
    })),
  }),
  marks({
    code: 'dragon-tiger',
    group: 'two-sided',
    areIndependent: false,
    things: ranks.slice(0, 5).map((rank) => ({
      code: `rank-${rank + 1}`,
      values: [
        { value: 'dragon', ways: 1n },
        { value: 'tiger', ways: 1n },
      ],
      read: (result) => dragonOrTiger(Number(result[rank]), Number(result[9 - rank])),
      marks: oneEach(['dragon', 'tiger'], fixedOdds),
    })),
  }),
];
