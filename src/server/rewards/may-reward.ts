import { trialType } from '#contract/member.ts';
import type { Transaction } from '#server/db/open.ts';
import { refuseExcluded } from '#server/exclusion-register/excluded-person.ts';
import { kycStanding } from '#server/identity-documents/kyc-standing.ts';
import { type Refused, refuse } from '#server/kernel/answer.ts';
import { isOnBreak } from '#server/protection/is-on-break.ts';
import { lockPlayer } from '#server/protection/lock-player.ts';
import { selectPlayerType } from './player-store.ts';

/** In the order in which they are looked for; every call that rewards lists them. */
export type RewardRefusal = 'break.active' | 'account.contact-service' | 'kyc.refused';

/**
 * Whether somebody may be given something now: asked when a reward is granted and again when it is
 * claimed. Null permits it. The player's row stays locked, so that a break cannot begin in between. What was
 * earned before a break is paid in it: it asks about everything else.
 */
export async function mayReward(
  transaction: Transaction,
  {
    playerId,
    now,
    isEarned = false,
  }: { playerId: string; now: Date; isEarned?: boolean | undefined },
): Promise<Refused<RewardRefusal> | null> {
  await lockPlayer(transaction, playerId);
  if (!isEarned && (await isOnBreak(transaction, { playerId, now }))) return refuse('break.active');
  // An account on trial has no wallet; calls refuse it before, and grants by hand and by jobs here.
  if ((await selectPlayerType(transaction, playerId)) === trialType) {
    return refuse('account.contact-service');
  }
  const excluded = await refuseExcluded(transaction, playerId, now);
  if (excluded) return excluded;
  return (await kycStanding(transaction, playerId)) === 'refused' ? refuse('kyc.refused') : null;
}
