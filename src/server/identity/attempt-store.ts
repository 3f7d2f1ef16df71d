import type { Database } from '#server/db/open.ts';
import type { Attempts } from './judge-attempt.ts';

interface AttemptKey {
  scope: string;
  keyHash: Buffer;
}

/** A row is put there first, so that two tries at once have something to wait at. */
export async function lockAttempts(
  database: Database,
  { scope, keyHash }: AttemptKey,
  now: Date,
): Promise<Attempts> {
  await database
    .insertInto('login_attempt')
    .values({ scope, key_hash: keyHash, first_at: now, last_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return database
    .selectFrom('login_attempt')
    .select(['failures', 'first_at as firstAt', 'last_at as lastAt'])
    .where('scope', '=', scope)
    .where('key_hash', '=', keyHash)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export async function writeAttempts(
  database: Database,
  { scope, keyHash }: AttemptKey,
  { failures, firstAt, lastAt }: Attempts,
): Promise<void> {
  await database
    .updateTable('login_attempt')
    .set({ failures, first_at: firstAt, last_at: lastAt })
    .where('scope', '=', scope)
    .where('key_hash', '=', keyHash)
    .execute();
}

export async function deleteAttempts(
  database: Database,
  { scope, keyHash }: AttemptKey,
): Promise<void> {
  await database
    .deleteFrom('login_attempt')
    .where('scope', '=', scope)
    .where('key_hash', '=', keyHash)
    .execute();
}

export async function decrementAttempts(
  database: Database,
  { scope, keyHash }: AttemptKey,
): Promise<void> {
  await database
    .updateTable('login_attempt')
    .set((row) => ({ failures: row('failures', '-', 1) }))
    .where('scope', '=', scope)
    .where('key_hash', '=', keyHash)
    .where('failures', '>', 0)
    .execute();
}
