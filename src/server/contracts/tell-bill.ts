import type { ContractKind } from '#contract/contract-terms.ts';
import type { Transaction } from '#server/db/open.ts';
import { notifyPlayer, type Teller } from '#server/notices/notify-player.ts';
import type { BillToPay } from './payment-store.ts';

/** Salaries of hours and minutes come too often to be notified one by one. */
const told = new Set(['dividend', 'daily']);

/** The agents' centre has a page for each kind. */
const pageOf: Readonly<Record<ContractKind, string>> = {
  dividend: 'agentDividendRecordCopy2',
  daily: 'agentDailyWages2',
  hourly: 'agentHourSalary',
  realtime: 'agentRealtimeSalary',
};

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
    await notifyPlayer(app, transaction, {
      playerId: downlineId,
      template: 'bill.paid',
      values: { kind, amount: String(left), currency },
      link: `/member?page=contractBills&kind=${kind}&bill=${id}`,
      about: `agent-bill:${id}`,
    });
  } else if (uplineId !== null) {
    await notifyPlayer(app, transaction, {
      playerId: uplineId,
      template: 'bill.short',
      values: { kind, amount: String(left), currency },
      link: `/agentHome?page=${pageOf[kind]}&bill=${id}`,
      about: `agent-bill:${id}`,
    });
  }
}
