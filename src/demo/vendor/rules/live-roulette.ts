import type { LiveGame, LiveOutcome } from './live-game.ts';

/** One zero, thirty-six numbers. */
export function openRoulette(): LiveGame {
  return {
    kind: 'roulette',
    spots: rouletteSpots,
    revealMilliseconds: 5_600,
    beginsAnew: () => false,
    deal(chance) {
      const number = Math.floor(chance() * 37);
      return { reveals: [{ at: 'ball', what: String(number) }], outcome: rouletteOutcome(number) };
    },
  };
}

/** Clockwise, as on the wheel of one zero. */
export const wheelOrder: readonly number[] = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14,
  31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26,
];

const reds = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);

export function colourOf(number: number): 'zero' | 'red' | 'black' {
  if (number === 0) return 'zero';
  return reds.has(number) ? 'red' : 'black';
}

type Covers = (number: number) => boolean;

/** Beside the numbers themselves; the zero is in none of them. */
const outside: Readonly<Record<string, { returns: number; covers: Covers }>> = {
  low: { returns: 200, covers: (number) => number <= 18 },
  high: { returns: 200, covers: (number) => number > 18 },
  even: { returns: 200, covers: (number) => number % 2 === 0 },
  odd: { returns: 200, covers: (number) => number % 2 === 1 },
  red: { returns: 200, covers: (number) => reds.has(number) },
  black: { returns: 200, covers: (number) => !reds.has(number) },
  dozen1: { returns: 300, covers: (number) => number <= 12 },
  dozen2: { returns: 300, covers: (number) => number > 12 && number <= 24 },
  dozen3: { returns: 300, covers: (number) => number > 24 },
  column1: { returns: 300, covers: (number) => number % 3 === 1 },
  column2: { returns: 300, covers: (number) => number % 3 === 2 },
  column3: { returns: 300, covers: (number) => number % 3 === 0 },
};

export const rouletteSpots: readonly string[] = [
  ...Array.from({ length: 37 }, (_, number) => `n${number}`),
  ...Object.keys(outside),
];

const straightReturns = 3_600;
/** Of one bet, in stakes: a number straight up. */
export const rouletteHighest = straightReturns / 100;

/** Every bet brings back 36 of 37 in the long run. */
export const rouletteOdds = (36 / 37) * 100;

export function rouletteOutcome(number: number): LiveOutcome {
  const returns: Record<string, number> = { [`n${number}`]: straightReturns };
  for (const [spot, bet] of Object.entries(outside)) {
    if (number !== 0 && bet.covers(number)) returns[spot] = bet.returns;
  }
  return { result: String(number), returns };
}
