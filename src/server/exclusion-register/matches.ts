import type { Database, Transaction } from '#server/db/open.ts';
import { lockMatch, type Settled, selectWaiting, settleMatch } from './match-store.ts';

const mostShown = 200;

/** The longest waiting first. */
export function listMatches(database: Database) {
  return selectWaiting(database, mostShown);
}

/** Settles a match once; undefined where none of this id waits. */
export async function settleWaiting(transaction: Transaction, id: string, settled: Settled) {
  const match = await lockMatch(transaction, id);
  if (match) await settleMatch(transaction, id, settled);
  return match;
}
