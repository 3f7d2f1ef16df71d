import type { AppContext } from '#server/kernel/app-context.ts';
import { payoutsOf } from '#server/ports/payouts/open-payouts.ts';
import { numberOf } from './payout-accounts.ts';
import { markAsking, selectOrder } from './payout-order-store.ts';
import { selectAnyAccount } from './payout-store.ts';
import { receivePayoutReport } from './receive-payout-report.ts';
import { selectWithdrawal } from './store.ts';

/**
 * Hands an order over, between two transactions: nothing of ours is locked while a stranger thinks.
 * The order's id makes it the same payout however often it is asked for, so who died in the middle,
 * or lost the answer, asks again.
 */
export async function openPayout(app: AppContext, orderId: string): Promise<void> {
  const { database } = app;
  const provider = await payoutsOf(app);
  const order = await selectOrder(database, orderId);
  if (!provider || (order?.state !== 'begun' && order?.state !== 'asking')) return;
  // Another service does not know it, and would send it a second time.
  if (order.provider !== null && order.provider !== provider.code) return;
  const row = await selectWithdrawal(database, order.withdrawalId);
  const account = row && (await selectAnyAccount(database, row.accountId));
  if (!account) throw new Error('An order has nowhere to go.');
  if (order.state === 'begun' && !(await markAsking(database, orderId, provider.code))) return;
  const asked = await provider.create({
    id: orderId,
    amount: BigInt(order.amount),
    currency: row.commodity,
    method: account.method,
    number: numberOf(app, account),
    holder: account.holder,
    reference: `W${row.id}`,
  });
  if (asked.isAnswered) await receivePayoutReport(app, orderId, asked.value);
}
