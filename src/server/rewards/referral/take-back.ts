import type { ReferralTerms } from '#contract/referral-terms.ts';
import type { Transaction } from '#server/db/open.ts';
import { changeState } from '../grants/grant-store.ts';
import type { RewardContext } from '../reward-context.ts';
import { changeAward, selectAwardsFor } from './award-store.ts';
import { type ReferralRow, updateReferral } from './referral-store.ts';

/**
 * A deposit behind a friend came back within sixty days: what nobody claimed is revoked, and what was
 * claimed waits for a person to look at. Nothing is taken out of a wallet.
 */
export async function takeBack(
  { events, clock }: Pick<RewardContext, 'events' | 'clock'>,
  transaction: Transaction,
  friend: ReferralRow,
  { played }: ReferralTerms,
): Promise<void> {
  const now = clock.now();
  if (!played || friend.done_at === null || friend.concern_at !== null) return;
  if (BigInt(friend.deposits) >= BigInt(played.deposits)) return;
  const isOld = now.getTime() - friend.done_at.getTime() > daysLookedBack * dayMs;
  // Who still waits for room in the inviter's month has been given nothing, however long ago it was.
  if (isOld && friend.released_month !== null) return;
  await updateReferral(transaction, friend.player_id, { concern_at: now });
  for (const { ref, state, grantId, grantState } of await selectAwardsFor(
    transaction,
    friend.player_id,
  )) {
    if (state === 'due') await changeAward(transaction, ref, { state: 'dropped' });
    if (grantId === null || grantState !== 'claimable') continue;
    const revoked = await changeState(transaction, {
      id: grantId,
      from: 'claimable',
      to: 'revoked',
      now,
      reason: 'deposit-returned',
    });
    if (!revoked) continue;
    const { player_id: playerId } = revoked;
    await events.publish(transaction, { kind: 'rewards.changed', playerId, body: {} });
  }
}

const daysLookedBack = 60;
const dayMs = 24 * 60 * 60_000;
