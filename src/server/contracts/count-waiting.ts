import type { AnswerOf } from '#contract/call.ts';
import type { teamOverview } from '#contract/team.ts';
import type { Database } from '#server/db/open.ts';
import { selectWaitingCounts } from './waiting-store.ts';

/** How much of contracts and bills waits for somebody: answers to give, and bills to pay to downlines. */
export async function countWaiting(
  database: Database,
  whose: { playerId: string; currency: string },
): Promise<AnswerOf<typeof teamOverview>['waiting']> {
  const { owedBills: bills, ...rest } = await selectWaitingCounts(database, whose);
  return { ...rest, bills };
}
