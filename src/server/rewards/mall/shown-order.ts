import { wordsIn } from '#contract/languages.ts';
import type { RedeemOrder } from '#contract/points.ts';
import type { Language } from '#contract/values.ts';
import type { ItemRow, OrderRow } from './mall-store.ts';

/** An order as its player reads it; the address is not sent back. */
export function shownOrder(order: OrderRow, item: ItemRow, language: Language): RedeemOrder {
  return {
    orderId: order.id,
    name: wordsIn(item.name, language),
    picture: item.picture,
    kind: item.kind,
    quantity: order.quantity,
    points: order.points,
    amount: order.amount,
    status: order.state,
    at: order.ordered_at.toISOString(),
    decidedAt: order.decided_at?.toISOString() ?? null,
    reason: order.reason,
    carrier: order.carrier,
    trackingNumber: order.tracking_number,
  };
}
