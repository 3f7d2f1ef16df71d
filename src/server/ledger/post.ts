import type { Transaction } from '#server/db/open.ts';
import { postAllRow, postRow } from './store.ts';

export interface Leg {
  /** The number that `openAccount` answered. */
  account: string;
  /** In minor units; below zero it leaves the account. */
  amount: bigint;
}

export interface PostingRequest {
  /** The same request under the same key is posted once, however often it is sent. */
  key: string;
  /** What it is, such as `deposit`: named in the player's records. */
  kind: string;
  /** What it belongs to, such as the deposit's number. */
  reference: string;
  /** Who caused it: `player:7`, `operator:ana`, `provider:demo`. */
  actor: string;
  legs: readonly Leg[];
}

export type Posting =
  | { outcome: 'posted' | 'already'; transferId: string; postedAt: Date }
  /** The key was used for something else. */
  | { outcome: 'conflict' }
  /** Somebody has less than would leave; nothing was written. */
  | { outcome: 'short'; account: string };

/**
 * The way into the books for one transfer from TypeScript. Takes a transaction, so that what the money
 * belongs to is written with it or not at all; the caller takes everything back where the outcome is not what it needs.
 */
export async function post(transaction: Transaction, request: PostingRequest): Promise<Posting> {
  const legs = inOrder(request.legs);
  const row = await postRow(transaction, {
    key: request.key,
    kind: request.kind,
    reference: request.reference,
    actor: request.actor,
    accounts: legs.map(({ account }) => account),
    amounts: legs.map(({ amount }) => String(amount)),
  });
  if (row.outcome === 'conflict') return { outcome: 'conflict' };
  if (row.outcome === 'short') return { outcome: 'short', account: row.shortAccount ?? '' };
  return { outcome: row.outcome, transferId: row.transferId, postedAt: row.postedAt };
}

export type Postings =
  | { outcome: 'posted' | 'already'; transferIds: readonly string[]; postedAt: Date }
  /** A key was used for something else, or for another one of these requests alone. */
  | { outcome: 'conflict' }
  | { outcome: 'short'; account: string };

/**
 * Several transfers, all of them or none, each under a key of its own: a stake and its win, or the payouts
 * of a draw, about a thousand at a time. Each is judged by what those before it have left.
 */
export async function postAll(
  transaction: Transaction,
  requests: readonly PostingRequest[],
): Promise<Postings> {
  const row = await postAllRow(
    transaction,
    requests.map(({ legs, ...request }) => ({ ...request, legs: inOrder(legs) })),
  );
  if (row.outcome === 'conflict') return { outcome: 'conflict' };
  if (row.outcome === 'short') return { outcome: 'short', account: row.shortAccount ?? '' };
  return { outcome: row.outcome, transferIds: row.transferIds, postedAt: row.postedAt };
}

/** In one order, since the legs are a part of what makes two requests the same. */
function inOrder(legs: readonly Leg[]): Leg[] {
  return [...legs].sort((one, other) => compare(one.account, other.account));
}

function compare(one: string, other: string): number {
  const difference = BigInt(one) - BigInt(other);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}
