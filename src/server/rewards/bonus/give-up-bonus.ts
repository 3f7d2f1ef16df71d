import type { giveUpBonus as Call } from '#contract/bonus.ts';
import type { AnswerOf } from '#contract/call.ts';
import { inTransaction, type Transaction } from '#server/db/open.ts';
import { done, type Outcome, type Player, refuse } from '#server/kernel/answer.ts';
import { mainBalance } from '#server/ledger/main-balance.ts';
import { lockPlayer } from '#server/protection/lock-player.ts';
import { selectMerchant } from '../merchant-store.ts';
import type { RewardContext } from '../reward-context.ts';
import { selectActiveAll, selectBonus, selectWaitingAll } from './bonus-store.ts';
import { countBonuses } from './count-bonus.ts';
import { mayBeComplete, noteWithdrawn } from './count-store.ts';
import { endBonus } from './finish-bonus.ts';
import { takeBack } from './revoke-bonus.ts';
import { finishBonuses } from './sweep-bonus.ts';

type GivenUp = Outcome<AnswerOf<typeof Call>, (typeof Call)['refuses'][number]>;

/** Always possible, also in a break. What was played is counted first: it may be completed already. */
export async function giveUpBonus(
  app: RewardContext,
  bonusId: string,
  player: Player,
): Promise<GivenUp> {
  const owner = (await selectBonus(app.database, bonusId))?.player_id;
  if (owner !== player.id) return refuse('bonus.unknown');
  await countWhatWasPlayed(app, player.id);
  return inTransaction<GivenUp>(app.database, async (transaction) => {
    await lockPlayer(transaction, player.id);
    const bonus = await selectBonus(transaction, bonusId);
    if (bonus?.player_id !== player.id || bonus.started_at === null) return refuse('bonus.unknown');
    // Nobody gives up what may be completed: the rounds that it lacks are settled, and not counted yet.
    if (bonus.state === 'active' && (await mayBeComplete(transaction, bonus))) {
      return refuse('bonus.counting');
    }
    const now = app.clock.now();
    const actor = `player:${player.id}`;
    const ended = await endBonus(app, transaction, bonus, { to: 'given-up', now, actor });
    if (!ended) return refuse('bonus.over');
    const { currency } = await selectMerchant(transaction);
    const kept = await mainBalance(transaction, player.id, currency);
    return done({ returned: String(ended.returned), kept: String(kept) });
  });
}

/**
 * Before a bonus is ended by its player: what they settled a moment ago may have completed it. One of theirs that
 * cannot be completed is left to the sweep, and may be ended by nothing else.
 */
export async function countWhatWasPlayed(app: RewardContext, playerId: string): Promise<void> {
  await countBonuses(app, factsAtOnce);
  await finishBonuses(app, playerId);
}

/**
 * Taking money out ends the bonuses whose terms say so, in the withdrawal's own transaction, also those that wait.
 * Where rounds that may complete one are settled and not counted yet, the reader ends or completes it once they are.
 */
export async function endByWithdrawal(
  app: Pick<RewardContext, 'events'>,
  transaction: Transaction,
  { playerId, now }: { playerId: string; now: Date },
): Promise<void> {
  const by = { reason: 'withdrawal', actor: `player:${playerId}`, now } as const;
  for (const bonus of await selectActiveAll(transaction, playerId)) {
    if (bonus.terms.onWithdrawal !== 'end') continue;
    if (await mayBeComplete(transaction, bonus)) {
      await noteWithdrawn(transaction, bonus.grant_id, now);
    } else await endBonus(app, transaction, bonus, { ...by, to: 'given-up' });
  }
  for (const bonus of await selectWaitingAll(transaction, playerId)) {
    if (bonus.terms.onWithdrawal === 'end') await takeBack(app, transaction, bonus, by);
  }
}

const factsAtOnce = 2_000;
