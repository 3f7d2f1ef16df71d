import type { Database } from '#server/db/open.ts';

/** The player's handle: the given one, unless there was one before. */
export async function keepHandle(
  database: Database,
  playerId: string,
  handle: Buffer,
): Promise<Buffer> {
  await database
    .insertInto('passkey_user')
    .values({ player_id: playerId, handle })
    .onConflict((conflict) => conflict.column('player_id').doNothing())
    .execute();
  const kept = await database
    .selectFrom('passkey_user')
    .select('handle')
    .where('player_id', '=', playerId)
    .executeTakeFirstOrThrow();
  return kept.handle;
}

export function selectPasskeys(database: Database, playerId: string) {
  return database
    .selectFrom('passkey')
    .select(['id', 'name', 'transports', 'created_at as createdAt', 'used_at as usedAt'])
    .where('player_id', '=', playerId)
    .orderBy('created_at', 'desc')
    .execute();
}

interface NewPasskey {
  id: string;
  playerId: string;
  publicKey: Buffer;
  counter: number;
  transports: string[];
  name: string;
  now: Date;
}

/** Whether nobody has it: one key opens one account. */
export async function insertPasskey(database: Database, passkey: NewPasskey): Promise<boolean> {
  const inserted = await database
    .insertInto('passkey')
    .values({
      id: passkey.id,
      player_id: passkey.playerId,
      public_key: passkey.publicKey,
      counter: String(passkey.counter),
      transports: passkey.transports,
      name: passkey.name,
      created_at: passkey.now,
      used_at: null,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return (inserted.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** By its id, and only together with the handle that its device says it belongs to. */
export function selectPasskey(database: Database, id: string, handle: Buffer) {
  return database
    .selectFrom('passkey')
    .innerJoin('passkey_user', 'passkey_user.player_id', 'passkey.player_id')
    .innerJoin('player', 'player.id', 'passkey.player_id')
    .select([
      'passkey.id',
      'passkey.player_id as playerId',
      'passkey.public_key as publicKey',
      'passkey.counter',
      'player.type',
    ])
    .where('passkey.id', '=', id)
    .where('passkey_user.handle', '=', handle)
    .executeTakeFirst();
}

/** One of this player's. */
export function selectOwnPasskey(
  database: Database,
  { id, playerId }: { id: string; playerId: string },
) {
  return database
    .selectFrom('passkey')
    .select(['id', 'public_key as publicKey', 'counter', 'created_at as createdAt'])
    .where('id', '=', id)
    .where('player_id', '=', playerId)
    .executeTakeFirst();
}

/** Whether the counter went on: two who bring one answer, or a copied key, do not both pass. */
export async function setUsed(
  database: Database,
  { id, counter, now }: { id: string; counter: number; now: Date },
): Promise<boolean> {
  const updated = await database
    .updateTable('passkey')
    .set({ counter: String(counter), used_at: now })
    .where('id', '=', id)
    // Most keys of phones do not count and say 0 for ever.
    .where((row) => row.or([row('counter', '<', String(counter)), row('counter', '=', '0')]))
    .executeTakeFirst();
  return updated.numUpdatedRows > 0n;
}

/** Of one's own only; since when there was one. */
export async function deletePasskey(
  database: Database,
  { id, playerId }: { id: string; playerId: string },
): Promise<Date | undefined> {
  const deleted = await database
    .deleteFrom('passkey')
    .where('id', '=', id)
    .where('player_id', '=', playerId)
    .returning('created_at')
    .executeTakeFirst();
  return deleted?.created_at;
}

interface Challenge {
  challenge: string;
  playerId: string | null;
  expiresAt: Date;
  now: Date;
}

/** Those that are over go with it. */
export async function insertChallenge(
  database: Database,
  { challenge, playerId, expiresAt, now }: Challenge,
): Promise<void> {
  await database.deleteFrom('passkey_challenge').where('expires_at', '<=', now).execute();
  await database
    .insertInto('passkey_challenge')
    .values({ challenge, player_id: playerId, expires_at: expiresAt })
    .execute();
}

/** Takes the question away; true where it was still open and asked of this player, or at the door. */
export async function takeChallenge(
  database: Database,
  { challenge, playerId, now }: Omit<Challenge, 'expiresAt'>,
): Promise<boolean> {
  const taken = await database
    .deleteFrom('passkey_challenge')
    .where('challenge', '=', challenge)
    .where('player_id', playerId === null ? 'is' : '=', playerId)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return taken.numDeletedRows > 0n;
}
