import type { HouseRound } from '#contract/inhouse.ts';

/** What came back as a multiple of the stake, for reading only: never more than it was. */
export function timesWon({
  paid,
  awarded,
  staked,
}: Pick<HouseRound, 'paid' | 'awarded' | 'staked'>): number {
  const stake = BigInt(staked);
  if (stake === 0n) return 0;
  return Number(((BigInt(paid ?? '0') + BigInt(awarded)) * 100n) / stake) / 100;
}
