import type { Transaction } from '#server/db/open.ts';
import { selectBreaks, selectDatabaseTime } from './store.ts';

/** A player in a break gets messages about their money, and no marketing. */
export async function mayMarket(
  transaction: Transaction,
  { playerId, now: given }: { playerId: string; now?: Date },
): Promise<boolean> {
  const now = given ?? (await selectDatabaseTime(transaction));
  return (await selectBreaks(transaction, playerId, now)).length === 0;
}
