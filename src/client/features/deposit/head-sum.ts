import type { DepositBrief } from '#contract/deposits.ts';

/** What came of it: in the balance, on its way back or gone back, or else what was asked for. */
export function headSum({
  state,
  received,
  refunded,
  refundDue,
  asked,
}: Pick<DepositBrief, 'state' | 'received' | 'refunded' | 'refundDue' | 'asked'>): string {
  if (received !== null) return received;
  if (state === 'refunding') return refundDue;
  return state === 'refunded' ? refunded : asked;
}
