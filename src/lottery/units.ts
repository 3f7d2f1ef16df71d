import { decimal, product, type Ratio, ratio } from '#games/ratio.ts';
import type { Family, Unit } from './types.ts';

/** What one unit of a note costs, in minor units of a currency; not rounded. */
export function unitStake(
  family: Family,
  line: { unit: Unit; multiple: number },
  minorDigits: number,
): Ratio {
  const whole = ratio(unitBets[family] ?? coreUnitBet);
  return product(
    whole,
    ratio(10n ** BigInt(minorDigits)),
    decimal(line.unit),
    ratio(line.multiple),
  );
}

/** The core counts in bets of two, South-East Asia in bets of one. */
const coreUnitBet = 2;
const unitBets: Partial<Record<Family, number>> = {
  VN_NORTH: 1,
  VN_CENTRAL: 1,
  VN_SOUTH: 1,
  TH: 1,
  LAO: 1,
  MY4D: 1,
};

/** What a prize by series pays for one unit staked, if its chance is `chance`. */
export function seriesTimes(series: number, chance: Ratio): Ratio {
  return ratio(BigInt(series) * chance.denominator, 2_000n * chance.numerator);
}

/** The player's rebate as a part of the stake: what the series leaves of the game's highest. */
export function rebateRate(series: number, maxSeries: number): Ratio {
  return ratio(maxSeries - series, 2_000);
}

/** A half goes up, to the minor unit. */
export function halfUp({ numerator, denominator }: Ratio): bigint {
  return (2n * numerator + denominator) / (2n * denominator);
}

export const leastSeries = 1_700;
export const mostSeries = 1_980;
