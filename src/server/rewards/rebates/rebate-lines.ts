import type { RebateTerms, RebateTier } from '#contract/rebate-terms.ts';
import type { GameType } from '#contract/values.ts';

export interface PlayOfClass {
  class: string;
  /** Valid bets of the day; below nothing where more was undone than played. */
  valid: bigint;
}

export interface RebateLine extends PlayOfClass {
  amount: bigint;
}

/** A line for each class, each rounded half up by itself: what players read adds up to what they get. */
export function rebateLines(
  { classes, tiers }: Pick<RebateTerms, 'classes' | 'tiers'>,
  plays: readonly PlayOfClass[],
  level: number,
): RebateLine[] {
  return plays.flatMap((play) => {
    const own = classes[play.class as GameType];
    if (!own) return [];
    const size = play.valid < 0n ? -play.valid : play.valid;
    const parts = tiers === 'whole' ? shareWhole(own, size, level) : shareParts(own, size, level);
    const amount = halfUp(parts);
    return [{ ...play, amount: play.valid < 0n ? -amount : amount }];
  });
}

/** What is paid of a day's lines and of what was carried, and what is carried on: never above nothing. */
export function settleLines(
  lines: readonly Pick<RebateLine, 'amount'>[],
  carried: bigint,
  { minimum, cap }: Pick<RebateTerms, 'minimum' | 'cap'>,
): { paid: bigint; carried: bigint } {
  const sum = lines.reduce((total, { amount }) => total + amount, carried);
  if (sum < 0n) return { paid: 0n, carried: sum };
  if (sum < BigInt(minimum)) return { paid: 0n, carried: 0n };
  return { paid: cap === null || sum < BigInt(cap) ? sum : BigInt(cap), carried: 0n };
}

/** In ten-thousandths of a minor unit. */
function shareWhole(tiers: readonly RebateTier[], size: bigint, level: number): bigint {
  const reached = tiers.findLast(({ from }) => size >= BigInt(from));
  return reached ? size * rateOf(reached, level) : 0n;
}

function shareParts(tiers: readonly RebateTier[], size: bigint, level: number): bigint {
  return tiers.reduce((sum, tier, place) => {
    const from = BigInt(tier.from);
    const next = tiers[place + 1];
    const to = next && size > BigInt(next.from) ? BigInt(next.from) : size;
    return to > from ? sum + (to - from) * rateOf(tier, level) : sum;
  }, 0n);
}

/** A level above those that are named gets what the highest of them gets. */
function rateOf({ rates }: RebateTier, level: number): bigint {
  return BigInt(rates[Math.min(level, rates.length - 1)] ?? 0);
}

function halfUp(tenThousandths: bigint): bigint {
  return (tenThousandths + 5_000n) / 10_000n;
}
