import { inTransaction } from '#server/db/open.ts';
import { done } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import type { JobHandler } from '#server/kernel/jobs.ts';
import { dropChoicesOfExcluded, dropWaiting } from './bonus/bonus-store.ts';
import { eachAlone, stopped, triedAgainAt } from './each-alone.ts';
import {
  pauseClaims,
  resumeClaims,
  selectEarnedOnBreak,
  selectOfExcluded,
} from './grants/break-store.ts';
import { endAsAnother } from './grants/end-as-another.ts';
import { changeState, type GrantRow, putGrantOff, selectLapsed } from './grants/grant-store.ts';
import { payGrant } from './grants/pay-grant.ts';
import { remindOfEnd } from './grants/remind-of-end.ts';
import { returnOverdueOrders } from './mall/decide-order.ts';
import { mayReward } from './may-reward.ts';

/** The job that ends what lapsed; planned by the schema. */
export const rewardSweepKind = 'rewards-sweep';

/**
 * Ends rewards whose time is over, pays what was earned to players who take a break, whose days stand still
 * meanwhile, and returns points of orders that nobody decided. Whatever a killed run leaves is found again; what
 * stops one is put off, and keeps nobody else waiting.
 */
export function sweepRewards(app: AppContext, onFault: (fault: unknown) => void): JobHandler {
  return async ({ now }) => {
    const at = app.clock.now();
    for (const step of [
      payEarned,
      revokeWaiting,
      standStill,
      expireLapsed,
      remindOfEnd,
      returnOverdueOrders,
    ]) {
      for (const fault of await step(app, at)) onFault(fault);
    }
    return { again: new Date(now.getTime() + everyMs) };
  };
}

/** Where it cannot be done, what lapsed on a break may not end: `selectLapsed` asks for the break itself. */
async function standStill(app: AppContext, now: Date): Promise<Error[]> {
  return inTransaction(app.database, async (transaction) => {
    await pauseClaims(transaction, now);
    await resumeClaims(transaction, now);
    return done(null);
  }).then(
    () => [],
    (cause: unknown) => [stopped('The clock of a break', cause)],
  );
}

function expireLapsed(app: AppContext, now: Date): Promise<Error[]> {
  const change = { to: 'expired', reason: 'claim-by', now } as const;
  return endEach(app, () => selectLapsed(app.database, now, atOnce), change);
}

/**
 * What was offered and not earned is withdrawn from who excludes themselves: gifts that nobody approved, bonuses that
 * wait, and what they chose for a next deposit.
 */
async function revokeWaiting(app: AppContext, now: Date): Promise<Error[]> {
  await dropChoicesOfExcluded(app.database, now);
  const change = { to: 'revoked', reason: 'break', now } as const;
  return endEach(app, () => selectOfExcluded(app.database, now, atOnce), change);
}

async function endEach(
  app: AppContext,
  select: () => Promise<GrantRow[]>,
  change: { to: 'expired' | 'revoked'; reason: string; now: Date },
): Promise<Error[]> {
  return eachAlone(await select(), {
    name: nameOf,
    change: ({ id, state, player_id: playerId }) =>
      inTransaction(app.database, async (transaction) => {
        const ended = await changeState(transaction, { id, from: state, ...change });
        if (!ended) return done(null);
        await dropWaiting(transaction, { grantId: id, ...change });
        await app.events.publish(transaction, { kind: 'rewards.changed', playerId, body: {} });
        return done(null);
      }),
    putOff: putOff(app, change.now),
  });
}

/** What was earned is paid: a break keeps nobody from their own money, and asks nothing of them. */
async function payEarned(app: AppContext, now: Date): Promise<Error[]> {
  return eachAlone(await selectEarnedOnBreak(app.database, now, atOnce), {
    name: nameOf,
    change: (grant) =>
      inTransaction(app.database, async (transaction) => {
        const { id, player_id: playerId } = grant;
        // What claiming refuses for another reason is not paid by way of a break.
        const refused = await mayReward(transaction, { playerId, now, isEarned: true });
        if (refused) return done(await putGrantOff(transaction, id, triedAgainAt(now)));
        if (await endAsAnother(app, transaction, { grant, now })) return done(null);
        await payGrant(app, transaction, { id, actor: 'machine', now, reason: 'break' });
        return done(null);
      }),
    putOff: putOff(app, now),
  });
}

function nameOf({ id }: GrantRow): string {
  return `Reward ${id}`;
}

function putOff({ database }: AppContext, now: Date) {
  return ({ id }: GrantRow) => putGrantOff(database, id, triedAgainAt(now));
}

const everyMs = 300_000;
const atOnce = 500;
