import { inTransaction } from '#server/db/open.ts';
import { done } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import type { JobHandler } from '#server/kernel/jobs.ts';
import { changeState, selectEarnedOnBreak, selectLapsed } from './grants/grant-store.ts';
import { payGrant } from './grants/pay-grant.ts';
import { returnOverdueOrders } from './mall/decide-order.ts';

/** The job that ends what lapsed; planned by the schema. */
export const rewardSweepKind = 'rewards-sweep';

/**
 * Ends rewards whose time is over, pays what was earned to players who take a break, and returns points
 * of orders that nobody decided. Whatever a killed run leaves is found again.
 */
export function sweepRewards(app: AppContext): JobHandler {
  return async ({ now }) => {
    const at = app.clock.now();
    await payEarned(app, at);
    await expireLapsed(app, at);
    await returnOverdueOrders(app, at);
    return { again: new Date(now.getTime() + everyMs) };
  };
}

async function expireLapsed(app: AppContext, now: Date): Promise<void> {
  for (const { id, state, player_id: playerId } of await selectLapsed(app.database, now, atOnce)) {
    await inTransaction(app.database, async (transaction) => {
      const ended = await changeState(transaction, {
        id,
        from: state,
        to: 'expired',
        now,
        reason: 'claim-by',
      });
      const event = { kind: 'rewards.changed', playerId, body: {} } as const;
      if (ended) await app.events.publish(transaction, event);
      return done(null);
    });
  }
}

/** What was earned is paid: a break keeps nobody from their own money, and asks nothing of them. */
async function payEarned(app: AppContext, now: Date): Promise<void> {
  for (const { id } of await selectEarnedOnBreak(app.database, now, atOnce)) {
    await inTransaction(app.database, async (transaction) => {
      await payGrant(app, transaction, { id, actor: 'machine', now, reason: 'break' });
      return done(null);
    });
  }
}

const everyMs = 300_000;
const atOnce = 500;
