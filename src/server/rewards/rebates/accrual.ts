import type { RebateTerms } from '#contract/rebate-terms.ts';
import type { GameType } from '#contract/values.ts';

type ByHand = NonNullable<RebateTerms['byHand']>;

/** So many of them are one minor unit. */
const millionths = 1_000_000n;

/** Basis points of a class at a level; null where the class is not collected by hand. */
export function rateByHand({ classes }: Pick<ByHand, 'classes'>, type: string, level: number) {
  const rates = classes[type as GameType];
  return rates ? (rates[Math.min(level, rates.length - 1)] ?? 0) : null;
}

/** What so many valid bets bring, in millionths of a minor unit: without a rest, so that nothing is rounded. */
export function accrued(valid: bigint, rate: number): bigint {
  return (valid * BigInt(rate) * millionths) / 10_000n;
}

/** The whole part, which can be collected, and the rest, which waits. */
export function wholeOf(accrual: bigint): { whole: bigint; rest: bigint } {
  return { whole: accrual / millionths, rest: accrual % millionths };
}

/**
 * What one tap brings of several lines: their whole parts together, so that what players read adds up to what
 * they get. Nothing below the minimum, and nothing while undone bets outweigh the rest.
 */
export function collectable(lines: readonly { millionths: bigint }[], minimum: bigint): bigint {
  const sum = lines.reduce((total, line) => total + wholeOf(line.millionths).whole, 0n);
  return sum > 0n && sum >= minimum ? sum : 0n;
}
