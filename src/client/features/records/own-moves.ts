import type { TransactionRecord } from '#contract/records.ts';

/** Money that went from one of a player's own wallets to another: nothing came in or left. */
export interface OwnMove {
  id: string;
  at: string;
  from: TransactionRecord;
  to: TransactionRecord;
}

export type Entry = TransactionRecord | OwnMove;

/**
 * The two legs of a move as one entry, where both are there: a filter by wallet shows one of them, and
 * the other may stand on a page that has yet to come.
 */
export function withOwnMoves(records: readonly TransactionRecord[]): Entry[] {
  const entries: Entry[] = [];
  for (const record of records) {
    const before = entries.at(-1);
    const move = before && !isOwnMove(before) ? moveOf(before, record) : undefined;
    if (move) entries[entries.length - 1] = move;
    else entries.push(record);
  }
  return entries;
}

export function isOwnMove(entry: Entry): entry is OwnMove {
  return 'from' in entry;
}

function moveOf(one: TransactionRecord, other: TransactionRecord): OwnMove | undefined {
  const isOne =
    transferOf(one) === transferOf(other) &&
    one.currency === other.currency &&
    BigInt(one.amount) + BigInt(other.amount) === 0n;
  if (!isOne) return undefined;
  const [from, to] = one.amount.startsWith('-') ? [one, other] : [other, one];
  return { id: one.id, at: one.at, from, to };
}

/** A leg's id is its transfer's and its place in it. */
function transferOf({ id }: TransactionRecord): string | undefined {
  return id.split('.')[0];
}
