import { carriedOut, dueOf } from '#agents/carry.ts';
import { explainBill } from '#agents/explain-bill.ts';
import type { BillState, Figures } from '#contract/contract-bills.ts';
import type { Transaction } from '#server/db/open.ts';
import { type ContractDue, insertBill } from './bill-store.ts';

interface Issuing {
  figures: Figures;
  /** What the time itself came to, without what came late. */
  own: { sales: string; profit: string };
  from: string;
  to: string;
  startsAt: Date;
  endsAt: Date;
  currency: string;
  needsApproval: boolean;
  now: Date;
}

/** Counts a bill from its figures and writes it, once for each contract and period. */
export function issueBill(
  transaction: Transaction,
  contract: ContractDue,
  { figures, own, needsApproval, ...when }: Issuing,
): Promise<boolean> {
  const { terms, kind, uplineId, downlineId, depth } = contract;
  const { amount } = explainBill(terms, figures);
  const due = dueOf(terms, figures, amount);
  return insertBill(transaction, {
    contractId: contract.id,
    kind,
    uplineId,
    downlineId,
    depth,
    ...when,
    figures,
    ownSales: own.sales,
    ownProfit: own.profit,
    amount,
    carriedOut: carriedOut(terms, figures, amount),
    due: String(due),
    state: firstState(due, BigInt(amount), needsApproval),
  });
}

/** Where nothing is to be paid because more was undone than earned, nothing is owed: what is left is deducted. */
function firstState(due: bigint, amount: bigint, needsApproval: boolean): BillState {
  if (due > 0n) return needsApproval ? 'awaiting-approval' : 'issued';
  return amount === 0n ? 'not-reached' : 'paid';
}
