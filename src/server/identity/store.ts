import { sql } from 'kysely';
import type { Provider } from '#contract/system.ts';
import type { Database } from '#server/db/open.ts';
import { planned } from '#server/db/planned-client.ts';
import type { SessionPlace } from './sessions/session-place.ts';

export interface NewSession {
  tokenHash: Buffer;
  playerId: string;
  now: Date;
  expiresAt: Date;
  place: SessionPlace;
  mustChange: boolean;
  vouchedBy: Provider | null;
}

export async function insertSession(
  database: Database,
  { tokenHash, playerId, now, expiresAt, place, mustChange, vouchedBy }: NewSession,
): Promise<string> {
  const { id } = await database
    .insertInto('session')
    .values({
      token_hash: tokenHash,
      player_id: playerId,
      created_at: now,
      seen_at: now,
      expires_at: expiresAt,
      device_hash: place.deviceHash,
      device_name: place.deviceName,
      address: place.address,
      must_change: mustChange,
      vouched_by: vouchedBy,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Long over: nobody asks about them any more. A few at a time, by those who come. */
export async function deleteOldSessions(database: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptMs);
  await sql`
    delete from session where token_hash in (
      select token_hash from session where expires_at < ${before} limit 20 for update skip locked
    )`.execute(database);
}

const keptMs = 7 * 24 * 60 * 60_000;

interface FoundSession {
  id: string;
  account: string;
  type: number;
  seenAt: Date;
  expiresAt: Date;
  endedAt: Date | null;
  mustChange: boolean;
}

/** Asked at every call: written out and planned once, since both cost more than the database's answer. */
export async function selectSession(
  database: Database,
  tokenHash: Buffer,
): Promise<FoundSession | undefined> {
  const { rows } = await sql<FoundSession>`${sql.raw(planned('session'))}
    select player.id, player.account, player.type, session.seen_at as "seenAt",
      session.expires_at as "expiresAt", session.ended_at as "endedAt",
      session.must_change as "mustChange"
    from session join player on player.id = session.player_id
    where session.token_hash = ${tokenHash}`.execute(database);
  return rows[0];
}

export async function touchSession(database: Database, tokenHash: Buffer, now: Date) {
  await database
    .updateTable('session')
    .set({ seen_at: now })
    .where('token_hash', '=', tokenHash)
    // Two calls at once: the later one's older clock must not make the session older.
    .where('seen_at', '<', now)
    .execute();
}

export function selectMember(database: Database, playerId: string) {
  return database
    .selectFrom('player')
    .leftJoin('profile', 'profile.player_id', 'player.id')
    .select([
      'player.id',
      'player.account',
      'player.nickname',
      'player.type',
      'profile.avatar_upload_id as iconVersion',
      'profile.confirmation_due as confirmationDue',
    ])
    .where('player.id', '=', playerId)
    .executeTakeFirstOrThrow();
}
