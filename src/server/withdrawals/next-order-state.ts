import type { PayoutReport } from '#server/ports/payouts/payouts.ts';

/** States of an order given to a payment service; `beyond`: more money left than was owed. */
export const orderStates = [
  'begun',
  'asking',
  'accepted',
  'paid',
  'part-paid',
  'failed',
  'beyond',
] as const;
export type OrderState = (typeof orderStates)[number];

export interface OrderProgress {
  state: OrderState;
  amount: bigint;
  /** What of the withdrawal is neither sent nor being sent by another order. */
  unsent: bigint;
}

export interface OrderTransition {
  state: OrderState;
  /** Amounts booked as sent, to be paid again, and sent beyond what was owed. */
  paid: bigint;
  missing: bigint;
  beyond: bigint;
}

/**
 * The transition that a report causes, whenever it arrives; null if it changes nothing. What is paid
 * stays paid. A payment reported after a failure has left all the same: it is booked as far as nobody
 * has sent that part in another way.
 */
export function nextOrderState(
  { state, amount, unsent }: OrderProgress,
  report: PayoutReport,
): OrderTransition | null {
  const isOpen = isOpenOrder(state);
  if (report.kind === 'accepted') {
    const isNews = state === 'begun' || state === 'asking';
    return isNews ? { state: 'accepted', paid: 0n, missing: 0n, beyond: 0n } : null;
  }
  if (report.kind === 'failed') {
    return isOpen ? { state: 'failed', paid: 0n, missing: amount, beyond: 0n } : null;
  }
  if (!isOpen && state !== 'failed') return null;
  const most = isOpen ? amount : least(amount, unsent);
  const paid = least(report.amount, most);
  const beyond = report.amount - paid;
  const missing = isOpen ? amount - paid : 0n;
  const next = beyond > 0n ? 'beyond' : paid < amount ? 'part-paid' : 'paid';
  return { state: next, paid, missing, beyond };
}

export function isOpenOrder(state: OrderState): boolean {
  return openOrderStates.includes(state);
}

export const openOrderStates: readonly OrderState[] = ['begun', 'asking', 'accepted'];

function least(one: bigint, other: bigint): bigint {
  return one < other ? one : other;
}
