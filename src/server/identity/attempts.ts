import { createHash } from 'node:crypto';
import { done, refuse } from '#server/answer.ts';
import { inTransaction } from '#server/db/open.ts';
import type { House } from '#server/house.ts';
import { decrementAttempts, deleteAttempts, lockAttempts, writeAttempts } from './attempt-store.ts';
import { type AttemptLimit, judgeAttempt } from './judge-attempt.ts';

export interface Tried {
  scope: 'account' | 'address' | 'trial';
  name: string;
  limit: AttemptLimit;
}

/**
 * Counts a try before it is made. Seconds to wait where there were too many; undefined: go on. Stands
 * in a transaction of its own, since it has to outlive whatever the try ends in.
 */
export async function countAttempt(
  { database, clock }: Pick<House, 'database' | 'clock'>,
  { scope, name, limit }: Tried,
): Promise<number | undefined> {
  const key = { scope, keyHash: hashOf(name) };
  const counted = await inTransaction(database, async (transaction) => {
    const now = clock.now();
    const judgement = judgeAttempt(await lockAttempts(transaction, key, now), limit, now);
    if (!judgement.isAdmitted) return refuse('login.locked', judgement.secondsToWait);
    await writeAttempts(transaction, key, judgement.next);
    return done({});
  });
  return counted.done ? undefined : counted.retryAfterSeconds;
}

/** It was right after all: what was counted against this name is forgotten. */
export async function forgiveAttempts(
  { database }: Pick<House, 'database'>,
  { scope, name }: Omit<Tried, 'limit'>,
): Promise<void> {
  await deleteAttempts(database, { scope, keyHash: hashOf(name) });
}

/**
 * For what many share: this try was right, and that says nothing of the others. Forgiving all of them
 * would let whoever has one account of their own guess at everybody's.
 */
export async function takeBackAttempt(
  { database }: Pick<House, 'database'>,
  { scope, name }: Omit<Tried, 'limit'>,
): Promise<void> {
  await decrementAttempts(database, { scope, keyHash: hashOf(name) });
}

function hashOf(name: string): Buffer {
  return createHash('sha256').update(name.normalize('NFKC').toLowerCase()).digest();
}
