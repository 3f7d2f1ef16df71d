import { inTransaction, type Transaction } from '#server/db/open.ts';
import { done } from '#server/kernel/answer.ts';
import type { AccountName } from '#server/ledger/account-kinds.ts';
import { amountsIn, openAccounts } from '#server/ledger/accounts.ts';
import { agentBillKind } from '#server/ledger/agent-kinds.ts';
import { type PostingRequest, postAll } from '#server/ledger/post.ts';
import { publishBalanceChange } from '#server/ledger/publish-balance.ts';
import type { ContractApp } from './contract-site.ts';
import {
  type BillToPay,
  expireBills,
  insertPayments,
  lockBillsToPay,
  markUncovered,
  type Payment,
  selectBillsToPay,
} from './payment-store.ts';
import { oldestBillTime } from './setting-rules.ts';
import type { Settling } from './settle-days.ts';
import { tellBill, tellUncovered, tellUnpaid } from './tell-bill.ts';

type PayingApp = Pick<ContractApp, 'database' | 'events'>;

/**
 * Pays what is open, from the root downwards: an upline is paid before it pays. A hundred bills are one
 * transaction, so a gateway that dies leaves the rest to the next, and nothing is paid twice.
 */
export async function payBills(
  app: PayingApp,
  settling: Pick<Settling, 'setting' | 'now'>,
): Promise<number> {
  await inTransaction(app.database, async (transaction) => {
    for (const bill of await expireBills(transaction, oldestBillTime(settling))) {
      await tellUnpaid(app, transaction, bill, 'expired');
    }
    return done(null);
  });
  let paid = 0;
  let after = { depth: -1, id: '0' };
  for (;;) {
    const bills = await selectBillsToPay(app.database, after, billsAtOnce);
    const ids = bills.map(({ id }) => id);
    paid += await payBatch(app, ids, settling.now);
    const last = bills.at(-1);
    if (!last || bills.length < billsAtOnce) return paid;
    after = last;
  }
}

const billsAtOnce = 100;

/** Answers how many were paid, wholly or in part. */
async function payBatch(app: PayingApp, ids: readonly string[], now: Date): Promise<number> {
  if (ids.length === 0) return 0;
  const together = await inTransaction<Settled>(app.database, (transaction) =>
    payTogether(app, transaction, ids, now),
  );
  if (together.done) return together.paid;
  // Somebody spent it meanwhile: the others are paid all the same, and the next run looks at it again.
  if (ids.length === 1) return 0;
  let paid = 0;
  for (const id of ids) paid += await payBatch(app, [id], now);
  return paid;
}

type Settled = { done: true; paid: number } | { done: false };

async function payTogether(
  app: PayingApp,
  transaction: Transaction,
  ids: readonly string[],
  now: Date,
): Promise<Settled> {
  const bills = await lockBillsToPay(transaction, ids);
  const accounts = await accountsOf(transaction, bills);
  const payments = await payableNow(transaction, bills, accounts);
  // Before the posting, which holds the wallets of all of them until the end.
  for (const payment of payments) await tellBill(app, transaction, payment);
  await keepUncovered(app, transaction, bills, payments);
  if (payments.length === 0) return { done: true, paid: 0 };
  const players = payments.flatMap(({ bill }) => [bill.downlineId, payerOf(bill) ?? []].flat());
  for (const player of new Set(players)) await publishBalanceChange(app, transaction, player);
  const posting = await postAll(
    transaction,
    payments.map((payment) => requestOf(payment, accounts)),
  );
  if (posting.outcome === 'short') return { done: false };
  if (posting.outcome !== 'posted') throw new Error(`Payments of bills were ${posting.outcome}.`);
  await insertPayments(transaction, { payments, transferIds: posting.transferIds, now });
  return { done: true, paid: payments.length };
}

/** Those that not a coin was paid of: from now on they wait for the wallet, and both sides are told once. */
async function keepUncovered(
  app: PayingApp,
  transaction: Transaction,
  bills: readonly BillToPay[],
  payments: readonly Payment[],
): Promise<void> {
  const paid = new Set(payments.map(({ bill }) => bill.id));
  const uncovered = bills.filter(({ id, state }) => state === 'issued' && !paid.has(id));
  for (const bill of uncovered) await tellUncovered(app, transaction, bill, bill.left);
  await markUncovered(
    transaction,
    uncovered.map(({ id }) => id),
  );
}

/**
 * A real-time salary is what is left after the downlines' rates, so the house pays each of them: out of the
 * upline's wallet the upline would pay for the same bets twice.
 */
function payerOf({ kind, uplineId }: BillToPay): string | null {
  return kind === 'realtime' ? null : uplineId;
}

/** The ledger's numbers by the keys of `fromOf` and `toOf`. */
type Accounts = ReadonlyMap<string, string>;

async function accountsOf(
  transaction: Transaction,
  bills: readonly BillToPay[],
): Promise<Accounts> {
  const named = new Map(
    bills.flatMap((bill) => [fromOf(bill), toOf(bill)]).map((name) => [keyOf(name), name]),
  );
  const opened = await openAccounts(transaction, [...named.values()]);
  return new Map([...named.keys()].map((key, place) => [key, opened[place] ?? '']));
}

function fromOf(bill: BillToPay): AccountName {
  const { currency: commodity } = bill;
  const playerId = payerOf(bill);
  return playerId === null
    ? { kind: 'agents-payable', commodity }
    : { kind: 'player-main', playerId, commodity };
}

function toOf({ downlineId: playerId, currency: commodity }: BillToPay): AccountName {
  return { kind: 'player-main', playerId, commodity };
}

function keyOf(name: AccountName): string {
  return `${'playerId' in name ? name.playerId : name.kind}:${name.commodity}`;
}

/** What each can be paid, one after the other: an upline pays out of what it has just been paid. */
async function payableNow(
  transaction: Transaction,
  bills: readonly BillToPay[],
  accounts: Accounts,
): Promise<Payment[]> {
  const amounts = await amountsIn(transaction, [...accounts.values()]);
  const balanceOf = (name: AccountName) => amounts.get(accounts.get(keyOf(name)) ?? '') ?? 0n;
  const move = (name: AccountName, amount: bigint) =>
    amounts.set(accounts.get(keyOf(name)) ?? '', balanceOf(name) + amount);
  const payments: Payment[] = [];
  for (const bill of bills) {
    const balance = payerOf(bill) === null ? bill.left : balanceOf(fromOf(bill));
    const amount = balance < bill.left ? balance : bill.left;
    if (amount <= 0n) continue;
    if (payerOf(bill) !== null) move(fromOf(bill), -amount);
    move(toOf(bill), amount);
    payments.push({ bill, amount, state: amount === bill.left ? 'paid' : 'part-paid' });
  }
  return payments;
}

function requestOf({ bill, amount }: Payment, accounts: Accounts): PostingRequest {
  const { id, kind, payments } = bill;
  const payer = payerOf(bill);
  return {
    key: `agent-bill:${id}:${payments + 1}`,
    kind: agentBillKind(kind),
    reference: `agent-bill:${id}`,
    actor: payer === null ? 'house' : `player:${payer}`,
    legs: [
      { account: accounts.get(keyOf(fromOf(bill))) ?? '', amount: -amount },
      { account: accounts.get(keyOf(toOf(bill))) ?? '', amount },
    ],
  };
}
