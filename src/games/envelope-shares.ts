import { type Below, takeOneByOne } from './even-draw.ts';

/**
 * A sum in random parts of at least so much each. Whoever comes first has the same chance as whoever comes
 * last: every part has the same mean, and the parts are shuffled.
 */
export function envelopeShares(
  below: Below,
  { total, shares, minimum }: { total: number; shares: number; minimum: number },
): number[] {
  const made: number[] = [];
  let rest = total;
  for (let left = shares; left > 1; left -= 1) {
    const spare = rest - minimum * left;
    const share = minimum + below(Math.floor((2 * spare) / left) + 1);
    made.push(share);
    rest -= share;
  }
  made.push(rest);
  return [...takeOneByOne(below, made)];
}
