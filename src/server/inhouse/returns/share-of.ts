/** Sums over rounds; money in minor units, its squares with it. */
export interface ReturnSums {
  rounds: number;
  staked: number;
  paid: number;
  stakedSquared: number;
  paidSquared: number;
  stakedPaid: number;
}

export interface Share {
  value: number;
  low: number;
  high: number;
}

/** With fewer an interval says more about its own formula than about the game. */
export const fewestRounds = 1_000;

/** Beyond so many standard deviations lies one case of a hundred. */
const deviations = 2.575829;

/**
 * What came back of the stakes, and between what it would lie in 99 of 100 countings: the ratio of two
 * sums, whose spread is that of what each round paid beside its part of the ratio. Null of too few rounds.
 */
export function shareOf(sums: ReturnSums): Share | null {
  const { rounds, staked, paid, stakedSquared, paidSquared, stakedPaid } = sums;
  if (rounds < fewestRounds || staked === 0) return null;
  const value = paid / staked;
  const spread = paidSquared - 2 * value * stakedPaid + value * value * stakedSquared;
  const reach = (deviations * Math.sqrt(Math.max(0, spread))) / staked;
  return { value, low: Math.max(0, value - reach), high: value + reach };
}
