import type { Database } from '#server/db/open.ts';

interface HandOver {
  codeHash: Buffer;
  playerId: string;
  /** The session it was asked for in. */
  tokenHash: Buffer;
  expiresAt: Date;
}

/** Those that are over go with it. */
export async function insertHandOver(
  database: Database,
  { codeHash, playerId, tokenHash, expiresAt, now }: HandOver & { now: Date },
): Promise<void> {
  await database.deleteFrom('hand_over').where('expires_at', '<=', now).execute();
  await database
    .insertInto('hand_over')
    .values({
      code_hash: codeHash,
      player_id: playerId,
      token_hash: tokenHash,
      expires_at: expiresAt,
    })
    .execute();
}

export function selectHandOver(database: Database, codeHash: Buffer, now: Date) {
  return (
    database
      .selectFrom('hand_over')
      .innerJoin('player', 'player.id', 'hand_over.player_id')
      .innerJoin('session', 'session.token_hash', 'hand_over.token_hash')
      .select([
        'hand_over.code_hash as codeHash',
        'hand_over.player_id as playerId',
        'player.account',
      ])
      .where('hand_over.code_hash', '=', codeHash)
      .where('hand_over.expires_at', '>', now)
      // What is taken along has to be there still.
      .where('session.ended_at', 'is', null)
      .where('session.expires_at', '>', now)
      .executeTakeFirst()
  );
}

/** Whether it was still there: it opens once. */
export async function deleteHandOver(database: Database, codeHash: Buffer): Promise<boolean> {
  const taken = await database
    .deleteFrom('hand_over')
    .where('code_hash', '=', codeHash)
    .executeTakeFirst();
  return taken.numDeletedRows > 0n;
}
