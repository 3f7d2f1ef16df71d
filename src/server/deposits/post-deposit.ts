import { quoteDeposit } from '#contract/deposit-quote.ts';
import type { Transaction } from '#server/db/open.ts';
import type { AccountName } from '#server/ledger/account-kinds.ts';
import { openAccount } from '#server/ledger/accounts.ts';
import { type Leg, post } from '#server/ledger/post.ts';
import type { DepositRow } from './store.ts';

/** Books what came in: to the player, and of it fee and tax to where they belong. Answers what arrived. */
export async function postCredit(
  transaction: Transaction,
  deposit: DepositRow,
  amount: bigint,
  actor: string,
): Promise<bigint> {
  const { fee, tax, receive } = quoteDeposit(amount, termsOf(deposit));
  const { currency: commodity, provider, player_id: playerId, id } = deposit;
  await move(transaction, {
    key: `deposit:${id}`,
    kind: 'deposit',
    reference: deposit.reference,
    actor,
    legs: [
      [{ kind: 'payments-in-transit', subject: provider, commodity }, -amount],
      [{ kind: 'player-main', playerId, commodity }, receive],
      [{ kind: 'house', subject: 'fees', commodity }, fee],
      [{ kind: 'tax', commodity }, tax],
    ],
  });
  return receive;
}

export interface RefundMove {
  paymentRow: string;
  amount: bigint;
  /** `due`: we hold what is not ours; `done`: it has gone back. */
  part: 'due' | 'done';
  actor: string;
}

/** Money that came and is not the player's is owed, and stands in the books as that. */
export async function postRefund(
  transaction: Transaction,
  { currency: commodity, provider, reference }: DepositRow,
  { paymentRow, amount, part, actor }: RefundMove,
): Promise<void> {
  const owed = part === 'due' ? amount : -amount;
  await move(transaction, {
    key: `deposit-refund:${paymentRow}:${part}`,
    kind: 'deposit-refund',
    reference,
    actor,
    legs: [
      [{ kind: 'payments-in-transit', subject: provider, commodity }, -owed],
      [{ kind: 'payments-in-transit', subject: 'refunds', commodity }, owed],
    ],
  });
}

export function termsOf(deposit: DepositRow) {
  return {
    feeBasisPoints: deposit.fee_basis_points,
    feeFixed: BigInt(deposit.fee_fixed),
    taxBasisPoints: deposit.tax_basis_points,
  };
}

interface Move {
  key: string;
  kind: string;
  reference: string;
  actor: string;
  legs: readonly (readonly [AccountName, bigint])[];
}

async function move(transaction: Transaction, { legs: wanted, ...transfer }: Move): Promise<void> {
  const legs: Leg[] = [];
  for (const [name, amount] of wanted) {
    if (amount !== 0n) legs.push({ account: await openAccount(transaction, name), amount });
  }
  const { outcome } = await post(transaction, { ...transfer, legs });
  // Its row was locked and says that this was never booked: anything else is a fault of ours.
  if (outcome !== 'posted') throw new Error(`The posting ${transfer.key} answered ${outcome}.`);
}
