import { sql } from 'kysely';
import type { Database } from '#server/db/open.ts';

/** The one that stands already, where another gateway was faster. */
export async function insertSecretOnce(database: Database, secret: Buffer): Promise<Buffer> {
  await database
    .insertInto('check_secret')
    .values({ secret })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const stored = await database
    .selectFrom('check_secret')
    .select('secret')
    .executeTakeFirstOrThrow();
  return stored.secret;
}

export async function insertCaptcha(
  database: Database,
  { id, answerHash, expiresAt }: { id: Buffer; answerHash: Buffer; expiresAt: Date },
): Promise<void> {
  await database
    .insertInto('captcha')
    .values({ id, answer_hash: answerHash, expires_at: expiresAt })
    .execute();
}

/** Reading takes it away, so that of two who answer at once only one finds it. */
export function takeCaptcha(database: Database, id: Buffer) {
  return database
    .deleteFrom('captcha')
    .where('id', '=', id)
    .returning(['answer_hash as answerHash', 'expires_at as expiresAt'])
    .executeTakeFirst();
}

/** False where it was inserted before, by whichever gateway. */
export async function insertHumanCheckUse(
  database: Database,
  nonce: Buffer,
  expiresAt: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('human_check_use')
    .values({ nonce, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** A few at a time, and never waiting for a row that another gateway is taking away. */
export async function deleteExpired(
  database: Database,
  table: 'captcha' | 'human_check_use',
  now: Date,
): Promise<void> {
  const key = table === 'captcha' ? 'id' : 'nonce';
  await sql`
    delete from ${sql.table(table)} where ${sql.ref(key)} in (
      select ${sql.ref(key)} from ${sql.table(table)} where expires_at < ${now}
      order by expires_at limit ${deletedAtOnce} for update skip locked
    )`.execute(database);
}

const deletedAtOnce = 20;
