import { inTransaction, type Transaction } from '#server/db/open.ts';
import { done, type Outcome, refuse } from '#server/kernel/answer.ts';
import { publishBalanceChange } from '#server/ledger/publish-balance.ts';
import { type Actor, isUnnamed, machineName, writeAudit } from '#server/operator/audit.ts';
import { eachAlone, triedAgainAt } from '../each-alone.ts';
import { selectRule } from '../points/points-store.ts';
import type { RewardContext } from '../reward-context.ts';
import { captureOrder, releaseOrder } from './hold-order.ts';
import {
  lockOrder,
  type OrderRow,
  putOrderOff,
  returnStock,
  selectOverdue,
  updateOrder,
} from './mall-store.ts';

type Decided = Outcome<OrderRow, 'mall.unknown-order' | 'mall.not-now' | 'reward.same-person'>;

interface Approval {
  id: string;
  carrier: string | null;
  trackingNumber: string | null;
}

/** Sends the parcel on its way. Above the merchant's line two people with names say so. */
export function approveOrder(
  app: RewardContext,
  approval: Approval,
  actor: Actor,
): Promise<Decided> {
  const { id, carrier, trackingNumber } = approval;
  return inTransaction<Decided>(app.database, async (transaction) => {
    const order = await lockOrder(transaction, id);
    if (!order) return refuse('mall.unknown-order');
    if (order.state !== 'In Process') return refuse('mall.not-now');
    const now = app.clock.now();
    const line = BigInt((await selectRule(transaction, now))?.two_people_above ?? 0);
    const needsTwo = BigInt(order.points) > line;
    if (needsTwo && (isUnnamed(actor) || order.first_approver === actor.name)) {
      return refuse('reward.same-person');
    }
    const sent = { carrier, tracking_number: trackingNumber };
    const detail = { points: order.points, carrier: carrier ?? '', number: trackingNumber ?? '' };
    await writeAudit(transaction, actor, 'mall.approve', `mall-order:${id}`, detail);
    if (needsTwo && order.first_approver === null) {
      return done(await updateOrder(transaction, id, { first_approver: actor.name }));
    }
    await captureOrder(transaction, order, `operator:${actor.name}`);
    const approved = await updateOrder(transaction, id, {
      ...sent,
      state: 'Approved',
      decided_at: now,
    });
    await publish(app, transaction, order);
    return done(approved);
  });
}

/** Everything returns, and the piece lies on the shelf again; the player reads why. */
export function rejectOrder(
  app: RewardContext,
  { id, reason }: { id: string; reason: string },
  actor: Actor,
): Promise<Decided> {
  return inTransaction<Decided>(app.database, async (transaction) => {
    const order = await lockOrder(transaction, id);
    if (!order) return refuse('mall.unknown-order');
    if (order.state !== 'In Process') return refuse('mall.not-now');
    const now = app.clock.now();
    // The item before the books, as an order locks them: two that wait for each other would both end.
    await returnStock(transaction, order.item_id, order.quantity);
    await releaseOrder(transaction, order, { actor: `operator:${actor.name}`, now });
    const rejected = await updateOrder(transaction, id, {
      state: 'Rejected',
      reason,
      decided_at: now,
      // Nothing is sent any more, so nobody needs to know where to.
      address: null,
    });
    await writeAudit(transaction, actor, 'mall.reject', `mall-order:${id}`, { reason });
    await publish(app, transaction, order);
    return done(rejected);
  });
}

/** After so long without a decision the points return by themselves. */
export async function returnOverdueOrders(app: RewardContext, now: Date): Promise<Error[]> {
  const before = new Date(now.getTime() - overdueDays * dayMs);
  return eachAlone(await selectOverdue(app.database, { before, now, atMost: atOnce }), {
    name: (id) => `Order ${id}`,
    change: (id) =>
      rejectOrder(app, { id, reason: overdueReason }, { id: null, name: machineName }),
    // It stands in the list as late, and may be decided by hand meanwhile.
    putOff: (id) => putOrderOff(app.database, id, triedAgainAt(now)),
  });
}

export const lateDays = 7;
const overdueDays = 30;
const overdueReason = '30 days';
const dayMs = 86_400_000;
const atOnce = 100;

async function publish(
  app: RewardContext,
  transaction: Transaction,
  order: OrderRow,
): Promise<void> {
  await publishBalanceChange(app, transaction, order.player_id);
  const { player_id: playerId } = order;
  await app.events.publish(transaction, { kind: 'rewards.changed', playerId, body: {} });
}
