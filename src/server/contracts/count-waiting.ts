import type { Database } from '#server/db/open.ts';
import { selectWaitingCounts } from './waiting-store.ts';

/** How much of contracts and bills waits for somebody: answers to give, and bills to pay to downlines. */
export async function countWaiting(
  database: Database,
  whose: { playerId: string; currency: string },
): Promise<{ offers: number; requests: number; ends: number; bills: number; owed: string }> {
  const { owedBills: bills, ...rest } = await selectWaitingCounts(database, whose);
  return { ...rest, bills };
}
