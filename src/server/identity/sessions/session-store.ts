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

export interface Ending {
  playerId: string;
  id?: string | undefined;
  tokenHash?: Buffer | undefined;
  deviceId?: string | undefined;
  keptHash?: Buffer | undefined;
  now: Date;
}

/** Which they were. */
export async function endOwnSessions(
  database: Database,
  { playerId, id, tokenHash, deviceId, keptHash, now }: Ending,
): Promise<Buffer[]> {
  const ended = await database
    .updateTable('session')
    .set({ ended_at: now })
    .where('player_id', '=', playerId)
    .where('ended_at', 'is', null)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .$if(tokenHash !== undefined, (query) => query.where('token_hash', '=', tokenHash ?? null))
    .$if(deviceId !== undefined, (query) =>
      query.where('device_hash', 'in', (row) =>
        row
          .selectFrom('known_device')
          .select('device_hash')
          .where('id', '=', deviceId ?? ''),
      ),
    )
    .$if(keptHash !== undefined, (query) => query.where('token_hash', '!=', keptHash ?? null))
    .returning('token_hash as tokenHash')
    .execute();
  return ended.map((one) => one.tokenHash);
}

interface Forgetting {
  playerId: string;
  sessions: readonly Buffer[];
  keptHash?: Buffer | undefined;
}

/** The devices of these sessions, but for the one that the kept session is on. */
export async function forgetDevicesOf(
  database: Database,
  { playerId, sessions, keptHash }: Forgetting,
): Promise<void> {
  if (sessions.length === 0) return;
  const of = (hashes: readonly Buffer[]) =>
    database
      .selectFrom('session')
      .select('device_hash')
      .where('token_hash', 'in', [...hashes])
      .where('device_hash', 'is not', null);
  await database
    .deleteFrom('known_device')
    .where('player_id', '=', playerId)
    .where('device_hash', 'in', of(sessions))
    .$if(keptHash !== undefined, (query) =>
      query.where('device_hash', 'not in', of(keptHash ? [keptHash] : [])),
    )
    .execute();
}

/** Its password has been changed: it may do everything again. */
export async function setChanged(database: Database, tokenHash: Buffer): Promise<void> {
  await database
    .updateTable('session')
    .set({ must_change: false })
    .where('token_hash', '=', tokenHash)
    .execute();
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

/** When a provider's word opened it, and whose; undefined where it was opened another way. */
export async function selectVouched(database: Database, tokenHash: Buffer) {
  const found = await database
    .selectFrom('session')
    .select(['created_at as at', 'vouched_by as by'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return found?.by ? { at: found.at, by: found.by } : undefined;
}

/** How its owner speaks of it. */
export async function selectSessionId(
  database: Database,
  tokenHash: Buffer,
): Promise<string | undefined> {
  const found = await database
    .selectFrom('session')
    .select('id')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return found?.id;
}
