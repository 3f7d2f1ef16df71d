import type { HouseRound } from '#contract/inhouse.ts';

/** Of two bets the one that ended last; where both ended with the flight, the one that was paid more. */
export function newestShown(one: HouseRound | null, other: HouseRound | null): HouseRound | null {
  if (!one || !other) return one ?? other;
  const [endedAt, otherEndedAt] = [one, other].map(({ changedAt }) => Date.parse(changedAt));
  if (Math.abs((endedAt ?? 0) - (otherEndedAt ?? 0)) < togetherMs) {
    return BigInt(other.paid ?? '0') > BigInt(one.paid ?? '0') ? other : one;
  }
  return (otherEndedAt ?? 0) > (endedAt ?? 0) ? other : one;
}

/** Bets of one flight are settled one after the other, within moments. */
const togetherMs = 1_000;
