import type { VipLevel } from '#contract/vip-terms.ts';

export interface Counted {
  deposits: bigint;
  bets: bigint;
  /** The level earned now, from 1; 0 before the first. */
  level: number;
  highest: number;
}

type Asks = Pick<VipLevel, 'deposits' | 'bets' | 'keep'>;

/** The highest level whose deposits and valid bets are both reached. */
export function reachedLevel(
  levels: readonly Asks[],
  { deposits, bets }: Pick<Counted, 'deposits' | 'bets'>,
): number {
  return (
    levels.findLastIndex((one) => deposits >= BigInt(one.deposits) && bets >= BigInt(one.bets)) + 1
  );
}

/**
 * A level that was never held is earned by the lifetime figures. One that was held and lost comes back by
 * the keep figure of that level within one month, since its lifetime figures are reached already.
 */
export function levelAfter(
  levels: readonly Asks[],
  counted: Counted,
  monthBets: readonly bigint[],
): number {
  const reached = reachedLevel(levels, counted);
  if (reached > counted.highest) return reached;
  const best = monthBets.reduce((most, bets) => (bets > most ? bets : most), 0n);
  let level = counted.level;
  while (level < Math.min(reached, counted.highest) && best >= BigInt(levels[level]?.keep ?? 0)) {
    level += 1;
  }
  return level;
}

/** What a month that is over leaves: whoever missed it falls one level, and never two. */
export function levelAtMonthEnd(
  levels: readonly Asks[],
  counted: Counted,
  { bets, isGrace }: { bets: bigint; isGrace: boolean },
): number {
  const { level } = counted;
  if (level === 0 || isGrace) return level;
  const isKept =
    bets >= BigInt(levels[level - 1]?.keep ?? 0) && reachedLevel(levels, counted) >= level;
  return isKept ? level : level - 1;
}

/** The next level that the lifetime figures have to bring, or one that this month's bets bring back. */
export function comebackOf(levels: readonly Asks[], counted: Counted): number | null {
  const next = counted.level + 1;
  return next <= Math.min(reachedLevel(levels, counted), counted.highest) ? next : null;
}
