import type { AnswerOf } from '#contract/call.ts';
import { type rewardCentre, type rewardCount, rewardHistoryShown } from '#contract/rewards.ts';
import { type Done, done, type Player } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { isOnBreak } from '#server/protection/is-on-break.ts';
import { selectMerchant } from '../merchant-store.ts';
import { countClaimable, selectGrants } from './grant-store.ts';
import { shownReward } from './shown-reward.ts';

type App = Pick<AppContext, 'database' | 'clock'>;

export async function readRewards(
  { database, clock }: App,
  player: Player,
): Promise<Done<AnswerOf<typeof rewardCentre>>> {
  const now = clock.now();
  const [{ open, ended }, { currency }] = await Promise.all([
    selectGrants(database, player.id, rewardHistoryShown),
    selectMerchant(database),
  ]);
  // The job that ends what lapsed runs every few minutes; nothing that lapsed is offered until then.
  const claimable = open.filter(
    ({ state, claim_by: by, paused_at: paused }) =>
      state === 'claimable' && (by === null || by > now || paused !== null),
  );
  return done({
    currency,
    claimable: claimable.map(shownReward),
    waiting: open.filter(({ state }) => state === 'waiting').map(shownReward),
    history: ended.map(shownReward),
    asOf: now.toISOString(),
  });
}

/** Who takes a break is shown no badge: it would be an invitation. */
export async function countRewards(
  { database, clock }: App,
  player: Player,
): Promise<Done<AnswerOf<typeof rewardCount>>> {
  const now = clock.now();
  if (await isOnBreak(database, { playerId: player.id, now })) return done({ claimable: 0 });
  return done({ claimable: await countClaimable(database, player.id, now) });
}
