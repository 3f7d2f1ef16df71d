import { inTransaction, type Transaction } from '#server/db/open.ts';
import { done } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { takeBatch } from '#server/settled-facts/read-facts.ts';
import {
  applyMoves,
  countBetween,
  fillWindow,
  gatherSizes,
  selectTimeZone,
  turnSums,
} from './counting-store.ts';

export const teamReader = 'team';

/** Counts one batch; answers how many facts it had. */
export async function countFacts(
  { database, clock }: Pick<AppContext, 'database' | 'clock'>,
  atMost = factsAtOnce,
): Promise<number> {
  const { value } = await inTransaction(database, async (transaction) =>
    done(await countBatch(transaction, clock, atMost)),
  );
  return value;
}

async function countBatch(
  transaction: Transaction,
  clock: AppContext['clock'],
  atMost: number,
): Promise<number> {
  const batch = await takeBatch(transaction, teamReader, atMost);
  // Read behind the batch: its latest facts may be of a day on which lines have moved.
  const now = clock.now();
  // Also where nothing waits: whoever is asked about the team today has to find today's lines.
  await applyMoves(transaction, now);
  await gatherSizes(transaction);
  const timeZone = await selectTimeZone(transaction);
  await turnSums(transaction, now, timeZone);
  await fillWindow(transaction, now);
  if (!batch) return 0;
  await countBetween(transaction, batch, timeZone);
  return batch.facts;
}

export const factsAtOnce = 5_000;
