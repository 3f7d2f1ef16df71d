import { sql } from 'kysely';
import type { PublicKey } from '#contract/keys.ts';
import type { Database } from '#server/db/open.ts';

export interface KeptKey {
  kid: string;
  publicKey: PublicKey;
  privateKey: string;
  createdAt: Date;
}

/** The newest first. */
export async function selectKeys(database: Database, since: Date): Promise<KeptKey[]> {
  return database
    .selectFrom('sealing_key')
    .select([
      'kid',
      'public_key as publicKey',
      'private_key as privateKey',
      'created_at as createdAt',
    ])
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .execute();
}

/** Held until the transaction ends: gateways that rotate at the same moment make one key, not two. */
export async function lockKeys(database: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(${rotationLock})`.execute(database);
}

// "seal" in ASCII.
const rotationLock = 0x7365616c;

export async function insertKey(database: Database, key: KeptKey): Promise<void> {
  await database
    .insertInto('sealing_key')
    .values({
      kid: key.kid,
      public_key: JSON.stringify(key.publicKey),
      private_key: key.privateKey,
      created_at: key.createdAt,
    })
    .execute();
}

export async function deleteBefore(
  database: Database,
  moments: { keys: Date; uses: Date },
): Promise<void> {
  await database.deleteFrom('sealing_key').where('created_at', '<=', moments.keys).execute();
  await database.deleteFrom('sealed_use').where('used_at', '<', moments.uses).execute();
}

/** False where the letter was used before, on whichever gateway. */
export async function insertUse(
  database: Database,
  letterHash: Buffer,
  usedAt: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('sealed_use')
    .values({ letter_hash: letterHash, used_at: usedAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
