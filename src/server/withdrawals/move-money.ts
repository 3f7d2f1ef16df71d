import type { Transaction } from '#server/db/open.ts';
import { openAccount } from '#server/ledger/accounts.ts';
import { capture, release, type Settled } from '#server/ledger/holds.ts';
import { type Leg, post } from '#server/ledger/post.ts';
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

/** What never came; where nothing came at all, what was kept comes back too. */
export async function refundMissing(
  transaction: Transaction,
  row: Row,
  received: bigint,
  actor: string,
): Promise<bigint> {
  const missing = BigInt(row.payout) - received;
  const isNothing = received === 0n;
  const fee = isNothing ? BigInt(row.fee) : 0n;
  const tax = isNothing ? BigInt(row.tax) : 0n;
  const { playerId, commodity } = row;
  const main = await openAccount(transaction, { kind: 'player-main', playerId, commodity });
  const legs: Leg[] = [
    { account: main, amount: missing + fee + tax },
    { account: await openAccount(transaction, transitAccount(row)), amount: -missing },
    { account: await openAccount(transaction, feeAccount(row)), amount: -fee },
    { account: await openAccount(transaction, taxAccount(row)), amount: -tax },
  ];
  const posting = await post(transaction, {
    key: `withdrawal-returned:${row.id}`,
    kind: 'withdrawal-returned',
    reference: holdOf(row),
    actor,
    legs: legs.filter(({ amount }) => amount !== 0n),
  });
  insist(posting);
  return missing + fee + tax;
}

/** The key that the hold was posted under. */
export function holdKeyOf(id: string): string {
  return `hold:${holdOf({ id })}`;
}

const holdOf = ({ id }: Pick<Row, 'id'>) => `withdrawal:${id}`;
const feeAccount = ({ commodity }: Row) => ({ kind: 'house', subject: 'fees', commodity }) as const;
const taxAccount = ({ commodity }: Row) => ({ kind: 'tax', commodity }) as const;
const transitAccount = ({ commodity, method }: Row) =>
  ({ kind: 'payments-in-transit', subject: method, commodity }) as const;

/** The row's lock and its state have said yes already: anything else is a fault of ours. */
function insist(settled: Settled): void {
  if (settled.outcome !== 'posted') throw new Error(`A withdrawal’s money was ${settled.outcome}.`);
}
