import type { AnswerOf } from '#contract/call.ts';
import type { claimReward as ClaimCall, claimAllRewards, Reward } from '#contract/rewards.ts';
import { inTransaction, type Transaction } from '#server/db/open.ts';
import { done, type Outcome, type Player, refuse } from '#server/kernel/answer.ts';
import { selectActive, selectBonus } from '../bonus/bonus-store.ts';
import { mayReward } from '../may-reward.ts';
import type { RewardContext } from '../reward-context.ts';
import { endAsAnother } from './end-as-another.ts';
import { type GrantRow, selectGrant, selectGrants } from './grant-store.ts';
import { payGrant } from './pay-grant.ts';
import { shownReward } from './shown-reward.ts';

type ClaimRefusal = (typeof ClaimCall)['refuses'][number];

/**
 * A second tap waits for the first and finds the reward claimed: it is answered the same. What another account of the
 * same person has claimed meanwhile ends here, with its reason.
 */
export async function claimReward(
  app: RewardContext,
  rewardId: string,
  player: Player,
): Promise<Outcome<Reward, ClaimRefusal>> {
  const outcome = await inTransaction<Outcome<GrantRow, ClaimRefusal>>(
    app.database,
    async (transaction) => {
      const now = app.clock.now();
      const refused = await mayReward(transaction, { playerId: player.id, now });
      if (refused) return refused;
      const grant = await selectGrant(transaction, rewardId);
      if (grant?.player_id !== player.id) return refuse('reward.unknown');
      if (grant.state === 'claimed') return done(grant);
      if (grant.state === 'waiting') return refuse('reward.not-yet');
      const ended = await endAsAnother(app, transaction, { grant, now });
      if (ended) return done(ended);
      if (await isOtherPlayed(transaction, grant)) return refuse('bonus.one-active');
      const actor = `player:${player.id}`;
      const paid = await payGrant(app, transaction, { id: grant.id, actor, now });
      return paid ? done(paid) : refuse('reward.over');
    },
  );
  if (!outcome.done) return outcome;
  const grant = outcome.value;
  return grant.state === 'claimed' ? done(shownReward(grant)) : refuse('reward.other-account');
}

/** One bonus of a kind of game at a time; the others wait, and their days do not run. */
async function isOtherPlayed(transaction: Transaction, { id, form }: GrantRow): Promise<boolean> {
  if (form !== 'bonus-funds') return false;
  const bonus = await selectBonus(transaction, id);
  if (!bonus) return false;
  return (await selectActive(transaction, bonus.player_id, bonus.product)) !== undefined;
}

type ClaimedAll = Outcome<
  AnswerOf<typeof claimAllRewards>,
  (typeof claimAllRewards)['refuses'][number]
>;

/** Each in a transaction of its own: one that cannot be claimed any more keeps none of the others back. */
export async function claimAll(app: RewardContext, player: Player): Promise<ClaimedAll> {
  const barred = await inTransaction(app.database, async (transaction) => {
    const refused = await mayReward(transaction, { playerId: player.id, now: app.clock.now() });
    return refused ?? done(null);
  });
  if (!barred.done) return barred;
  const { open } = await selectGrants(app.database, player.id, 0);
  const claimed: Reward[] = [];
  const refused: AnswerOf<typeof claimAllRewards>['refused'] = [];
  for (const { id, state } of open) {
    if (state !== 'claimable') continue;
    const outcome = await claimReward(app, id, player);
    if (outcome.done) claimed.push(outcome.value);
    else refused.push({ rewardId: id, code: outcome.code });
  }
  return done({ claimed, refused });
}
