import type { Ratio } from './ratio.ts';

/** Down to the minor unit, and only here: the one rounding between a stake and what is paid for it. */
export function payFor(stake: bigint, times: Ratio): bigint {
  return (stake * times.numerator) / times.denominator;
}
