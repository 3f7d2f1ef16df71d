import type { PayoutWord } from '#server/ports/payouts/payouts.ts';

/** What was handed to a payment service; `beyond` is money that left and should not have. */
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

export interface OrderStanding {
  state: OrderState;
  amount: bigint;
  /** What of the withdrawal is neither sent nor under way by another order. */
  room: bigint;
}

export interface OrderTurn {
  state: OrderState;
  /** What is booked as sent, what comes back to be paid, and what left although it should not have. */
  paid: bigint;
  missing: bigint;
  beyond: bigint;
}

/**
 * Where a word leads, whenever it comes; null where it changes nothing. What has been paid stays
 * paid. A payment that is told of after a failure has left all the same, so it is booked as far as
 * nobody has sent it by another way meanwhile.
 */
export function nextOrder(
  { state, amount, room }: OrderStanding,
  word: PayoutWord,
): OrderTurn | null {
  const isOpen = isOpenOrder(state);
  if (word.kind === 'accepted') {
    const isNews = state === 'begun' || state === 'asking';
    return isNews ? { state: 'accepted', paid: 0n, missing: 0n, beyond: 0n } : null;
  }
  if (word.kind === 'failed') {
    return isOpen ? { state: 'failed', paid: 0n, missing: amount, beyond: 0n } : null;
  }
  if (!isOpen && state !== 'failed') return null;
  const most = isOpen ? amount : least(amount, room);
  const paid = least(word.amount, most);
  const beyond = word.amount - paid;
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
