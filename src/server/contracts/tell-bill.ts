import type { ContractKind } from '#contract/contract-terms.ts';
import type { Transaction } from '#server/db/open.ts';
import { notifyPlayer, type Teller } from '#server/notices/notify-player.ts';
import type { OpenBill, Payment } from './payment-store.ts';

/** Salaries of hours and minutes come too often to be notified one by one. */
const announced = new Set<ContractKind>(['dividend', 'daily']);

/** The agents' centre has a page for each kind. */
const pageOf: Readonly<Record<ContractKind, string>> = {
  dividend: 'agentDividendRecordCopy2',
  daily: 'agentDailyWages2',
  hourly: 'agentHourSalary',
  realtime: 'agentRealtimeSalary',
};

/** Tells the downline what came, and both sides once that the wallet was not enough. */
export async function tellBill(
  app: Teller,
  transaction: Transaction,
  { bill, amount, state }: Payment,
): Promise<void> {
  if (!announced.has(bill.kind)) return;
  if (state === 'part-paid') return tellUncovered(app, transaction, bill, bill.left - amount);
  await notifyPlayer(app, transaction, {
    playerId: bill.downlineId,
    template: 'bill.paid',
    values: sumOf(bill, bill.left),
    link: linkOf(bill),
    about: `agent-bill:${bill.id}`,
  });
}

/** What is still open, to the upline whose wallet lacks it and to the downline who waits for it. */
export async function tellUncovered(
  app: Teller,
  transaction: Transaction,
  bill: OpenBill,
  open: bigint,
): Promise<void> {
  const { id, kind, downlineId, uplineId } = bill;
  if (!announced.has(kind) || uplineId === null) return;
  const about = `agent-bill:${id}`;
  await notifyPlayer(app, transaction, {
    playerId: uplineId,
    template: 'bill.short',
    values: sumOf(bill, open),
    link: `/agentHome?page=${pageOf[kind]}&bill=${id}`,
    about,
  });
  await notifyPlayer(app, transaction, {
    playerId: downlineId,
    template: 'bill.waits',
    values: sumOf(bill, open),
    link: linkOf(bill),
    about,
  });
}

/** Tells the downline of what is not paid any more. */
export async function tellUnpaid(
  app: Teller,
  transaction: Transaction,
  bill: OpenBill,
  why: 'denied' | 'expired',
): Promise<void> {
  if (!announced.has(bill.kind)) return;
  await notifyPlayer(app, transaction, {
    playerId: bill.downlineId,
    template: 'bill.unpaid',
    values: { ...sumOf(bill, bill.left), why },
    link: linkOf(bill),
    about: `agent-bill:${bill.id}`,
  });
}

function sumOf({ kind, currency }: OpenBill, amount: bigint) {
  return { kind, amount: String(amount), currency };
}

function linkOf({ kind, id }: OpenBill): string {
  return `/member?page=contractBills&kind=${kind}&bill=${id}`;
}
