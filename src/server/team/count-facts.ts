import { inTransaction, type Transaction } from '#server/db/open.ts';
import { done } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { takeBatch } from '#server/settled-facts/read-facts.ts';
import {
  applyMoves,
  countBetween,
  fillWindow,
  gatherSizes,
  selectZone,
  turnSums,
} from './figure-store.ts';

export const teamReader = 'team';

/** Counts one batch; answers how many facts it had. */
export async function countFacts(
  { database, clock }: Pick<AppContext, 'database' | 'clock'>,
  atMost = factsAtOnce,
): Promise<number> {
  const { value } = await inTransaction(database, async (transaction) =>
    done(await countBatch(transaction, clock.now(), atMost)),
  );
  return value;
}

async function countBatch(transaction: Transaction, now: Date, atMost: number): Promise<number> {
  const batch = await takeBatch(transaction, teamReader, atMost);
  // Also where nothing waits: whoever is asked about the team today has to find today's lines.
  await applyMoves(transaction, now);
  await gatherSizes(transaction);
  const timeZone = await selectZone(transaction);
  await turnSums(transaction, now, timeZone);
  await fillWindow(transaction, now);
  if (!batch) return 0;
  await countBetween(transaction, batch, timeZone);
  return batch.facts;
}

export const factsAtOnce = 5_000;
