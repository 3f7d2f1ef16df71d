import * as v from 'valibot';
import type { HouseRound } from '#contract/inhouse.ts';
import { commitmentOf, drawOf } from '#games/draw.ts';
import { hmacSha256 } from '#games/sha256.ts';
import { loadRules } from './games.ts';

export type Proof =
  /** The seed is shown once its pair has been changed for another. */
  'hidden' | 'right' | 'other-seed' | 'other-outcome';

/** Tells a round again on this device, out of nothing but its seeds and choices; needs no network. */
export async function proveRound(round: HouseRound): Promise<Proof> {
  const { commitment, clientSeed, nonce, serverSeed } = round.proof;
  if (serverSeed === null) return 'hidden';
  if (commitmentOf(serverSeed) !== commitment) return 'other-seed';
  const rules = await loadRules(round.rules);
  const { step } = rules;
  const choices = v.parse(rules.choices, round.choices);
  const steps = round.steps.map((made) => (step ? v.parse(step, made) : made));
  const told = rules.tell(choices, steps, drawOf({ serverSeed, clientSeed, nonce }, hmacSha256));
  if (told.refused) return 'other-outcome';
  const isSame =
    JSON.stringify(told.view) === JSON.stringify(round.view) &&
    String(told.staked) === round.staked &&
    (round.state !== 'done' || String(told.paid) === round.paid);
  return isSame ? 'right' : 'other-outcome';
}
