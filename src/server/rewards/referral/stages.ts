import type { ReferralStage, ReferralTerms } from '#contract/referral-terms.ts';
import type { ReferralRow } from './referral-store.ts';

export interface Steps {
  isVerified: boolean | null;
  hasDeposited: boolean | null;
  hasStaked: boolean | null;
}

/** Of each step whether it is done; null where nobody asks for it. No amount leaves this room. */
export function stepsOf(friend: Counted, { played }: ReferralTerms): Steps {
  return {
    // Whoever counts is one known person: every stage asks for a checked identity.
    isVerified: friend.verified_at !== null,
    hasDeposited: played ? BigInt(friend.deposits) >= BigInt(played.deposits) : null,
    hasStaked: played ? BigInt(friend.bets) >= BigInt(played.bets) : null,
  };
}

type Counted = Pick<ReferralRow, 'verified_at' | 'deposits' | 'bets'>;

/** Every step that is asked for is done. */
export function isDone(friend: Counted, terms: ReferralTerms): boolean {
  return Object.values(stepsOf(friend, terms)).every((step) => step !== false);
}

/** What a stage gives to both sides, each under a key of its own. */
export function awardsOf(
  { player_id: friendId, referrer_id: referrerId }: Pick<ReferralRow, 'player_id' | 'referrer_id'>,
  stage: ReferralStage,
  { terms, now }: { terms: ReferralTerms; now: Date },
) {
  const sides = [
    { side: 'inviter', playerId: referrerId, gift: terms[stage]?.inviter },
    { side: 'friend', playerId: friendId, gift: terms[stage]?.friend },
  ];
  return sides.flatMap(({ side, playerId, gift }) =>
    gift
      ? [
          {
            ref: `${stage}:${friendId}:${side}`,
            friend_id: friendId,
            player_id: playerId,
            stage,
            form: gift.form,
            amount: String(gift.amount),
            state: 'due' as const,
            try_at: now,
          },
        ]
      : [],
  );
}
