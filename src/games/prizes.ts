import { product, type Ratio, ratio, sum, toNumber } from './ratio.ts';

/** What one outcome pays, and how likely it is. */
export interface Prize {
  chance: Ratio;
  times: Ratio;
}

/** Of being paid anything, and what comes back on the average. */
export function expectationOf(prizes: readonly Prize[]): { chance: number; return: number } {
  const paying = prizes.filter(({ times }) => times.numerator > 0n);
  return {
    chance: toNumber(sum(paying.map(({ chance }) => chance))),
    return: toNumber(returnOf(paying)),
  };
}

export function returnOf(prizes: readonly Prize[]): Ratio {
  return prizes.length === 0
    ? ratio(0)
    : sum(prizes.map(({ chance, times }) => product(chance, times)));
}
