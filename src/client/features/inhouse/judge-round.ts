import type { HouseRound } from '#contract/inhouse.ts';
import { proveRound } from '#games/prove-round.ts';
import { loadRules } from './house-games.ts';

export type Verdict =
  /** The seed is shown once its pair has been changed for another. */
  'hidden' | 'right' | 'other-seed' | 'other-outcome';

/** Holds a round to its promise on this device, out of its seeds and choices alone; needs no network. */
export async function judgeRound(round: HouseRound): Promise<Verdict> {
  const { commitment, serverSeed, ...seeds } = round.proof;
  if (serverSeed === null) return 'hidden';
  const proof = proveRound(await loadRules(round.rules), {
    seeds: { serverSeed, ...seeds },
    choices: round.choices,
    steps: round.steps,
  });
  if (proof.doubt !== undefined) return 'other-outcome';
  if (proof.commitment !== commitment) return 'other-seed';
  const isSame =
    JSON.stringify(proof.outcome) === JSON.stringify(round.view) &&
    proof.staked === round.staked &&
    (round.state !== 'done' || proof.paid === round.paid);
  return isSame ? 'right' : 'other-outcome';
}
