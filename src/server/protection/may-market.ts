import type { Transaction } from '#server/db/open.ts';
import { offersBarred } from './offers-barred.ts';
import { selectBreaks, selectDatabaseTime } from './store.ts';

/** Whoever takes a break, wants no offers or bears an open mark of harm gets messages about their money alone. */
export async function mayMarket(
  transaction: Transaction,
  { playerId, now: given }: { playerId: string; now?: Date },
): Promise<boolean> {
  const now = given ?? (await selectDatabaseTime(transaction));
  if ((await selectBreaks(transaction, playerId, now)).length > 0) return false;
  return (await offersBarred(transaction, playerId)) === null;
}
