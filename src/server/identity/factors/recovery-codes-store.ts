import type { Database, Transaction } from '#server/db/open.ts';

export async function replaceRecoveryCodes(
  transaction: Transaction,
  playerId: string,
  hashes: readonly Buffer[],
): Promise<void> {
  await deleteRecoveryCodes(transaction, playerId);
  await transaction
    .insertInto('recovery_code')
    .values(hashes.map((hash) => ({ player_id: playerId, code_hash: hash, used_at: null })))
    .execute();
}

/** True for the first who brings it. */
export async function takeRecoveryCode(
  database: Database,
  { playerId, hash, now }: { playerId: string; hash: Buffer; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('recovery_code')
    .set({ used_at: now })
    .where('player_id', '=', playerId)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function countUnused(database: Database, playerId: string): Promise<number> {
  const { left } = await database
    .selectFrom('recovery_code')
    .select(({ fn }) => fn.countAll<string>().as('left'))
    .where('player_id', '=', playerId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(left);
}

export async function deleteRecoveryCodes(database: Database, playerId: string): Promise<void> {
  await database.deleteFrom('recovery_code').where('player_id', '=', playerId).execute();
}
