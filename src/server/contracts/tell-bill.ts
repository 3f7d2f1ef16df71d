import type { Transaction } from '#server/db/open.ts';
import { type Teller, tellPlayer } from '#server/notices/tell-player.ts';
import type { BillToPay } from './payment-store.ts';

/** Salaries of hours and minutes come too often to be told one by one. */
const told = new Set(['dividend', 'daily']);

/** Tells the downline what came, and the upline once that its wallet was not enough. */
export async function tellBill(
  app: Teller,
  transaction: Transaction,
  bill: BillToPay,
  state: 'paid' | 'part-paid',
): Promise<void> {
  const { id, kind, downlineId, uplineId, currency, left } = bill;
  if (!told.has(kind)) return;
  if (state === 'paid') {
    await tellPlayer(app, transaction, {
      playerId: downlineId,
      template: 'bill.paid',
      values: { kind, amount: String(left), currency },
      about: `agent-bill:${id}`,
    });
  } else if (uplineId !== null) {
    await tellPlayer(app, transaction, {
      playerId: uplineId,
      template: 'bill.short',
      values: { kind, amount: String(left), currency },
      about: `agent-bill:${id}`,
    });
  }
}
