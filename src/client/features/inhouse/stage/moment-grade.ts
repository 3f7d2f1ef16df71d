import type { HouseRound } from '#contract/inhouse.ts';

/** How large a win is shown: not at all, as a line of light, by the whole scene, or as one would film it. */
export type MomentGrade = 'none' | 'line' | 'scene' | 'feast';

const sceneFrom = 5n;
const feastFrom = 50n;

/** By what was won over the stake; what is no more than the stake is no win, whatever a game may call it. */
export function momentGrade({
  state,
  paid,
  awarded,
  staked,
}: Pick<HouseRound, 'state' | 'paid' | 'awarded' | 'staked'>): MomentGrade {
  if (state !== 'done' || paid === null) return 'none';
  const stake = BigInt(staked);
  const whole = BigInt(paid) + BigInt(awarded);
  if (whole <= stake) return 'none';
  if (whole < stake * sceneFrom) return 'line';
  return whole < stake * feastFrom ? 'scene' : 'feast';
}
