import { sql } from 'kysely';
import type { Database, Transaction } from '#server/db/open.ts';

export interface ThrottleKey {
  rule: string;
  keyHash: Buffer;
}

/** Makes the row where there is none, since only what exists can be locked. */
export async function lockMarks(
  transaction: Transaction,
  { rule, keyHash }: ThrottleKey,
  now: Date,
): Promise<Date[]> {
  const row = await transaction
    .insertInto('throttle')
    .values({ rule, key_hash: keyHash, forget_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['rule', 'key_hash'])
        .doUpdateSet((row) => ({ rule: row.ref('excluded.rule') })),
    )
    .returning('marks')
    .executeTakeFirstOrThrow();
  return row.marks;
}

export async function saveMarks(
  transaction: Transaction,
  { rule, keyHash }: ThrottleKey,
  marks: readonly Date[],
  forgetAt: Date,
): Promise<void> {
  await transaction
    .updateTable('throttle')
    .set({ marks: [...marks], forget_at: forgetAt })
    .where('rule', '=', rule)
    .where('key_hash', '=', keyHash)
    .execute();
}

export async function selectMarks(
  database: Database,
  { rule, keyHash }: ThrottleKey,
): Promise<Date[]> {
  const row = await database
    .selectFrom('throttle')
    .select('marks')
    .where('rule', '=', rule)
    .where('key_hash', '=', keyHash)
    .executeTakeFirst();
  return row?.marks ?? [];
}

export async function deleteMarks(
  database: Database,
  { rule, keyHash }: ThrottleKey,
): Promise<void> {
  await database
    .deleteFrom('throttle')
    .where('rule', '=', rule)
    .where('key_hash', '=', keyHash)
    .execute();
}

/** Names that nobody has can be tried without end, so what is over must not stay. */
export async function deleteForgotten(database: Database, now: Date): Promise<void> {
  await sql`
    delete from throttle where (rule, key_hash) in (
      select rule, key_hash from throttle where forget_at < ${now}
      order by forget_at limit ${deletedAtOnce} for update skip locked
    )`.execute(database);
}

const deletedAtOnce = 20;
