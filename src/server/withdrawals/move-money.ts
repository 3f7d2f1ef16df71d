import type { Transaction } from '#server/db/open.ts';
import { openAccount } from '#server/ledger/accounts.ts';
import { capture, release, type Settled } from '#server/ledger/holds.ts';
import { post } from '#server/ledger/post.ts';
import type { WithdrawalRow } from './store.ts';

type Row = Pick<
  WithdrawalRow,
  'id' | 'playerId' | 'commodity' | 'amount' | 'fee' | 'tax' | 'payout' | 'method'
>;

/** What was held goes back whole, as if nothing had been asked for. */
export async function giveBack(transaction: Transaction, row: Row, actor: string): Promise<void> {
  const settled = await release(transaction, {
    reference: holdOf(row),
    key: `withdrawal-returned:${row.id}`,
    kind: 'withdrawal-returned',
    actor,
    amount: BigInt(row.amount),
  });
  insist(settled);
}

/** What is kept is taken with the first part: until somebody pays, nothing is anybody's. */
export async function takeCharges(
  transaction: Transaction,
  row: Row,
  actor: string,
): Promise<void> {
  const charges = [
    { kind: 'withdrawal-fee', amount: BigInt(row.fee), to: feeAccount(row) },
    { kind: 'withdrawal-tax', amount: BigInt(row.tax), to: taxAccount(row) },
  ];
  for (const { kind, amount, to } of charges) {
    if (amount === 0n) continue;
    const settled = await capture(transaction, {
      reference: holdOf(row),
      key: `${kind}:${row.id}`,
      kind,
      actor,
      amount,
      to: await openAccount(transaction, to),
    });
    insist(settled);
  }
}

export async function payOn(
  transaction: Transaction,
  row: Row,
  part: { id: string; amount: bigint; actor: string },
): Promise<void> {
  const settled = await capture(transaction, {
    reference: holdOf(row),
    key: `withdrawal:${row.id}:${part.id}`,
    kind: 'withdrawal',
    actor: part.actor,
    amount: part.amount,
    to: await openAccount(transaction, transitAccount(row)),
  });
  insist(settled);
}

/**
 * What never came; where nothing came at all, what was kept comes back too. Each in a transfer of its
 * own kind, so that what left for good, fees and taxes are right in sum for ever.
 */
export async function refundMissing(
  transaction: Transaction,
  row: Row,
  received: bigint,
  actor: string,
): Promise<bigint> {
  const isNothing = received === 0n;
  const { playerId, commodity } = row;
  const main = await openAccount(transaction, { kind: 'player-main', playerId, commodity });
  const parts = [
    { kind: 'withdrawal-refund', amount: BigInt(row.payout) - received, from: transitAccount(row) },
    { kind: 'withdrawal-fee', amount: isNothing ? BigInt(row.fee) : 0n, from: feeAccount(row) },
    { kind: 'withdrawal-tax', amount: isNothing ? BigInt(row.tax) : 0n, from: taxAccount(row) },
  ];
  for (const { kind, amount, from } of parts) {
    if (amount === 0n) continue;
    const posting = await post(transaction, {
      key: `${kind}:${row.id}:back`,
      kind,
      reference: holdOf(row),
      actor,
      legs: [
        { account: main, amount },
        { account: await openAccount(transaction, from), amount: -amount },
      ],
    });
    insist(posting);
  }
  return parts.reduce((sum, { amount }) => sum + amount, 0n);
}

const holdOf = ({ id }: Pick<Row, 'id'>) => `withdrawal:${id}`;
const feeAccount = ({ commodity }: Row) => ({ kind: 'house', subject: 'fees', commodity }) as const;
const taxAccount = ({ commodity }: Row) => ({ kind: 'tax', commodity }) as const;
const transitAccount = ({ commodity, method }: Row) =>
  ({ kind: 'payments-in-transit', subject: method, commodity }) as const;

/** The row is locked and its state was checked: any other outcome is a fault of ours. */
function insist(settled: Settled): void {
  if (settled.outcome !== 'posted') throw new Error(`A withdrawal’s money was ${settled.outcome}.`);
}
