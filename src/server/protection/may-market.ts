import type { Transaction } from '#server/db/open.ts';
import { selectBreaks, selectDatabaseTime } from './store.ts';

/** Who takes a break is told what concerns their money, and is invited to nothing. */
export async function mayMarket(
  transaction: Transaction,
  { playerId, now: given }: { playerId: string; now?: Date },
): Promise<boolean> {
  const now = given ?? (await selectDatabaseTime(transaction));
  return (await selectBreaks(transaction, playerId, now)).length === 0;
}
