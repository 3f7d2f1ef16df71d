import { sql } from 'kysely';
import type { Database, Transaction } from '#server/db/open.ts';
import type { Scene } from './scene.ts';

export interface CodeKey {
  scene: Scene;
  target: string;
}

export interface NewCode extends CodeKey {
  salt: Buffer;
  hash: Buffer;
  attempts: number;
  minutes: number;
}

/** Takes an older code's place, its spent attempts with it. */
export async function upsertCode(
  transaction: Transaction,
  { scene, target, salt, hash, attempts, minutes }: NewCode,
): Promise<void> {
  const fresh = {
    salt,
    hash,
    attempts_left: attempts,
    created_at: sql<Date>`clock_timestamp()`,
    expires_at: sql<Date>`clock_timestamp() + make_interval(mins => ${minutes}::int)`,
    used_at: null,
  };
  await transaction
    .insertInto('verification_code')
    .values({ scene, target, ...fresh })
    .onConflict((conflict) => conflict.columns(['scene', 'target']).doUpdateSet(fresh))
    .execute();
}

export interface SpentAttempt {
  salt: Buffer;
  hash: Buffer;
}

/** Takes one attempt in a single statement, so that no two guesses share one; null where none is left. */
export async function spendAttempt(
  database: Database,
  { scene, target }: CodeKey,
): Promise<SpentAttempt | null> {
  const row = await database
    .updateTable('verification_code')
    .set({ attempts_left: sql<number>`attempts_left - 1` })
    .where('scene', '=', scene)
    .where('target', '=', target)
    .where('used_at', 'is', null)
    .where('attempts_left', '>', 0)
    .where('expires_at', '>', sql<Date>`clock_timestamp()`)
    .returning(['salt', 'hash'])
    .executeTakeFirst();
  return row ?? null;
}

/** Why there was no attempt to take; null where there never was such a code, or it was used. */
export async function selectStanding(
  database: Database,
  { scene, target }: CodeKey,
): Promise<{ isExpired: boolean; attemptsLeft: number } | null> {
  const row = await database
    .selectFrom('verification_code')
    .select(['attempts_left as attemptsLeft', isExpired().as('isExpired')])
    .where('scene', '=', scene)
    .where('target', '=', target)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

function isExpired() {
  return sql<boolean>`expires_at <= clock_timestamp()`;
}

/** True for the one who came first; the salt tells a code from the one that took its place. */
export async function setUsed(
  database: Database,
  { scene, target }: CodeKey,
  salt: Buffer,
): Promise<boolean> {
  const row = await database
    .updateTable('verification_code')
    .set({ used_at: sql<Date>`clock_timestamp()` })
    .where('scene', '=', scene)
    .where('target', '=', target)
    .where('salt', '=', salt)
    .where('used_at', 'is', null)
    .returning('scene')
    .executeTakeFirst();
  return row !== undefined;
}

/** A day after it expired a code is of no use, not even to say that it has expired. */
export async function deleteOldCodes(database: Database): Promise<void> {
  await sql`
    delete from verification_code where expires_at < clock_timestamp() - interval '1 day'
  `.execute(database);
}
