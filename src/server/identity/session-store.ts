import type { Database } from '#server/db/open.ts';

/** Not ended and not expired by the day; which of them have idled out, the caller tells. */
export function selectOwnSessions(database: Database, playerId: string) {
  return database
    .selectFrom('session')
    .select([
      'id',
      'token_hash as tokenHash',
      'device_name as device',
      'address',
      'created_at as createdAt',
      'seen_at as seenAt',
      'expires_at as expiresAt',
      'ended_at as endedAt',
    ])
    .where('player_id', '=', playerId)
    .where('ended_at', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(50)
    .execute();
}

interface Ending {
  playerId: string;
  id?: string | undefined;
  keptHash?: Buffer | undefined;
  now: Date;
}

/** How many there were. */
export async function endOwnSessions(
  database: Database,
  { playerId, id, keptHash, now }: Ending,
): Promise<number> {
  const ended = await database
    .updateTable('session')
    .set({ ended_at: now })
    .where('player_id', '=', playerId)
    .where('ended_at', 'is', null)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .$if(keptHash !== undefined, (query) => query.where('token_hash', '!=', keptHash ?? null))
    .executeTakeFirst();
  return Number(ended.numUpdatedRows);
}

export async function selectSessionBegin(
  database: Database,
  tokenHash: Buffer,
): Promise<Date | undefined> {
  const found = await database
    .selectFrom('session')
    .select('created_at as createdAt')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return found?.createdAt;
}
