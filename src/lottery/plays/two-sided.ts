import { decimal, type Ratio } from '#games/ratio.ts';
import { oddsFor } from '../kinds/chances.ts';
import type { Mark } from '../kinds/marks.ts';

/** What plays with odds of their own return, 49 with a push or without. */
export const back = decimal('.99');

export const fixedOdds = (chance: Ratio, push: Ratio): Ratio => oddsFor(chance, back, push);

/** Big from `from` up, small below, odd and even; of numbers, which values are written as. */
export function sides(from: number): Mark[] {
  return [
    { code: 'big', wins: (value) => Number(value) >= from, odds: fixedOdds },
    { code: 'small', wins: (value) => Number(value) < from, odds: fixedOdds },
    { code: 'odd', wins: (value) => Number(value) % 2 === 1, odds: fixedOdds },
    { code: 'even', wins: (value) => Number(value) % 2 === 0, odds: fixedOdds },
  ];
}

/** One button for each value. */
export function oneEach(codes: readonly string[], odds?: Mark['odds']): Mark[] {
  return codes.map((code) => ({ code, wins: (value) => value === code, odds }));
}

/** The first number against the second one. */
export function dragonOrTiger(dragon: number, tiger: number): string {
  if (dragon === tiger) return 'tie';
  return dragon > tiger ? 'dragon' : 'tiger';
}
