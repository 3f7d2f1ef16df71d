import type { Reward } from '#contract/rewards.ts';
import type { GrantRow } from './grant-store.ts';

/** A grant as its player reads it: nothing of who gave it, or of what waits behind it. */
export function shownReward(grant: GrantRow): Reward {
  return {
    id: grant.id,
    source: grant.source,
    form: grant.form,
    amount: grant.amount,
    state: grant.state,
    remark: grant.remark,
    grantedAt: grant.granted_at.toISOString(),
    claimBy: grant.claim_by?.toISOString() ?? null,
    endedAt: grant.ended_at?.toISOString() ?? null,
    // That it was claimed, or that its time ran out, its state says already.
    endReason: grant.state === 'revoked' ? grant.end_reason : null,
  };
}
