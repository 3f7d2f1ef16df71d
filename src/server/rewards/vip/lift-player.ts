import { inTransaction } from '#server/db/open.ts';
import { done, type Outcome, refuse } from '#server/kernel/answer.ts';
import { type Actor, writeAudit } from '#server/operator/audit.ts';
import { mayOffer, type OfferRefusal } from '../may-offer.ts';
import { selectMerchant } from '../merchant-store.ts';
import { findPlayerId } from '../player-store.ts';
import type { RewardContext } from '../reward-context.ts';
import { monthBefore, monthOf } from './months.ts';
import { addToStandings, lockStanding, selectProgramme, updateStanding } from './vip-store.ts';

interface Lift {
  account: string;
  level: number;
  until: Date;
  reason: string;
}

/**
 * For a time, with a reason, by an operator. It brings the level's benefits and no gift of its rise, and
 * neither a deposit limit nor a loss limit looks at it.
 */
export function liftPlayer(
  app: RewardContext,
  { account, level, until, reason }: Lift,
  actor: Actor,
) {
  type Lifted = Outcome<null, OfferRefusal | 'reward.unknown'>;
  return inTransaction<Lifted>(app.database, async (transaction) => {
    const now = app.clock.now();
    const playerId = await findPlayerId(transaction, account);
    if (playerId === undefined) return refuse('reward.unknown');
    const programme = await selectProgramme(transaction);
    if (!programme?.terms.levels[level - 1]) return refuse('reward.unknown');
    const refused = await mayOffer(transaction, { playerId, now });
    if (refused) return refused;
    const { timeZone } = await selectMerchant(transaction);
    const closedMonth = monthBefore(monthOf(now, timeZone));
    await addToStandings(transaction, [{ playerId, deposits: 0n, bets: 0n }], {
      closedMonth,
      version: programme.version,
    });
    const standing = await lockStanding(transaction, playerId);
    await updateStanding(transaction, playerId, {
      lifted_level: level,
      lifted_until: until,
      lift_reason: reason,
      level: Math.max(level, standing?.earned_level ?? 0),
      ...(standing?.level === 0 ? { closed_month: closedMonth } : {}),
    });
    await writeAudit(transaction, actor, 'vip.lift', `player:${playerId}`, {
      level: String(level),
      until: until.toISOString(),
      reason,
    });
    await app.events.publish(transaction, { kind: 'rewards.changed', playerId, body: {} });
    return done(null);
  });
}
