import { type Database, inTransaction, type Transaction } from '#server/db/open.ts';
import { done } from '#server/kernel/answer.ts';
import { openAccount } from '#server/ledger/accounts.ts';
import { agentBillKind } from '#server/ledger/agent-kinds.ts';
import { mainBalance } from '#server/ledger/main-balance.ts';
import { post } from '#server/ledger/post.ts';
import { publishBalanceChange } from '#server/ledger/publish-balance.ts';
import type { ContractApp } from './contract-site.ts';
import {
  type BillToPay,
  expireBills,
  insertPayment,
  lockBillToPay,
  selectBillsToPay,
} from './payment-store.ts';
import { oldestBillTime } from './setting-rules.ts';
import type { Settling } from './settle-days.ts';
import { tellBill } from './tell-bill.ts';

/**
 * Pays what is open, from the root downwards: an upline is paid before it pays. Each bill is a transaction
 * of its own, so a gateway that dies leaves the rest to the next, and nothing is paid twice.
 */
export async function payBills(
  app: Pick<ContractApp, 'database' | 'events'>,
  settling: Pick<Settling, 'setting' | 'now'>,
): Promise<number> {
  await expireBills(app.database, oldestBillTime(settling));
  let paid = 0;
  let after = { depth: -1, id: '0' };
  for (;;) {
    const bills = await selectBillsToPay(app.database, after, billsAtOnce);
    for (const { id } of bills) {
      const { value } = await inTransaction(app.database, async (transaction) =>
        done(await payOne(app, transaction, id, settling.now)),
      );
      if (value) paid += 1;
    }
    const last = bills.at(-1);
    if (!last || bills.length < billsAtOnce) return paid;
    after = last;
  }
}

const billsAtOnce = 200;

/** Answers whether anything was paid. */
async function payOne(
  app: Pick<ContractApp, 'events'>,
  transaction: Transaction,
  id: string,
  now: Date,
): Promise<boolean> {
  const bill = await lockBillToPay(transaction, id);
  if (!bill) return false;
  const amount = await payable(transaction, bill);
  if (amount === 0n) return false;
  const posting = await postPayment(transaction, bill, amount);
  // Somebody spent it meanwhile: the next run looks again.
  if (posting.outcome === 'short') return false;
  if (posting.outcome !== 'posted') throw new Error(`A bill's payment was ${posting.outcome}.`);
  const { transferId } = posting;
  const state = amount === bill.left ? 'paid' : 'part-paid';
  await insertPayment(transaction, { bill, amount, transferId, now, state });
  await publishBalanceChange(app, transaction, bill.downlineId);
  const payer = payerOf(bill);
  if (payer !== null) await publishBalanceChange(app, transaction, payer);
  await tellBill(app, transaction, bill, state);
  return true;
}

/**
 * A real-time salary is what is left after the downlines' rates, so the house pays each of them: out of the
 * upline's wallet the upline would pay for the same bets twice.
 */
function payerOf({ kind, uplineId }: BillToPay): string | null {
  return kind === 'realtime' ? null : uplineId;
}

async function payable(database: Database, bill: BillToPay): Promise<bigint> {
  const payer = payerOf(bill);
  if (payer === null) return bill.left;
  const balance = await mainBalance(database, payer, bill.currency);
  return balance < bill.left ? balance : bill.left;
}

async function postPayment(transaction: Transaction, bill: BillToPay, amount: bigint) {
  const { id, kind, downlineId, currency: commodity, payments } = bill;
  const payer = payerOf(bill);
  const from = await openAccount(
    transaction,
    payer === null
      ? { kind: 'agents-payable', commodity }
      : { kind: 'player-main', playerId: payer, commodity },
  );
  const to = await openAccount(transaction, {
    kind: 'player-main',
    playerId: downlineId,
    commodity,
  });
  return post(transaction, {
    key: `agent-bill:${id}:${payments + 1}`,
    kind: agentBillKind(kind),
    reference: `agent-bill:${id}`,
    actor: payer === null ? 'house' : `player:${payer}`,
    legs: [
      { account: from, amount: -amount },
      { account: to, amount },
    ],
  });
}
