import type { Database } from '#server/db/open.ts';

export interface KeptOwnKey {
  kid: string;
  publicKey: string;
  /** Locked. */
  privateKey: string;
}

export function selectOwnKey(database: Database): Promise<KeptOwnKey | undefined> {
  return database
    .selectFrom('vendor_key')
    .select(['kid', 'public_key as publicKey', 'private_key as privateKey'])
    .executeTakeFirst();
}

/** A second caller keeps the first one's. */
export async function insertOwnKey(database: Database, key: KeptOwnKey): Promise<void> {
  await database
    .insertInto('vendor_key')
    .values({ kid: key.kid, public_key: key.publicKey, private_key: key.privateKey })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
