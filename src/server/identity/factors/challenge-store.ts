import type { Database } from '#server/db/open.ts';

interface Challenge {
  idHash: Buffer;
  playerId: string;
  mustChange: boolean;
  client: 'browser' | 'program';
  expiresAt: Date;
}

/** Those that are over go with it, so no timer has to sweep. */
export async function insertChallenge(
  database: Database,
  { idHash, playerId, mustChange, client, expiresAt, now }: Challenge & { now: Date },
): Promise<void> {
  await database.deleteFrom('login_challenge').where('expires_at', '<=', now).execute();
  await database
    .insertInto('login_challenge')
    .values({
      id_hash: idHash,
      player_id: playerId,
      must_change: mustChange,
      client,
      expires_at: expiresAt,
    })
    .execute();
}

export async function selectChallenge(
  database: Database,
  idHash: Buffer,
  now: Date,
): Promise<Challenge | undefined> {
  const found = await database
    .selectFrom('login_challenge')
    .selectAll()
    .where('id_hash', '=', idHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (!found) return undefined;
  return {
    idHash,
    playerId: found.player_id,
    mustChange: found.must_change,
    client: found.client === 'program' ? 'program' : 'browser',
    expiresAt: found.expires_at,
  };
}

/** Whether it was still there: of two who bring the same proof, one goes in. */
export async function takeChallenge(database: Database, idHash: Buffer): Promise<boolean> {
  const taken = await database
    .deleteFrom('login_challenge')
    .where('id_hash', '=', idHash)
    .executeTakeFirst();
  return taken.numDeletedRows > 0n;
}
