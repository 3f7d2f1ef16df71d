import { sql } from 'kysely';
import type { Database } from '#server/db/open.ts';

/** Not by its devices, which can all be forgotten: then every place is a new one. */
export async function hasLoggedIn(database: Database, playerId: string): Promise<boolean> {
  const found = await database
    .selectFrom('last_login')
    .select('player_id')
    .where('player_id', '=', playerId)
    .executeTakeFirst();
  return found !== undefined;
}

/** As long as the cookie that would name them; a few at a time, by those who come. */
export async function deleteOldDevices(database: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptMs);
  await sql`
    delete from known_device where id in (
      select id from known_device where last_seen_at < ${before} limit 20 for update skip locked
    )`.execute(database);
  await sql`
    delete from known_network where ctid in (
      select ctid from known_network where last_seen_at < ${before} limit 20 for update skip locked
    )`.execute(database);
}

const keptMs = 400 * 24 * 60 * 60_000;

export async function hasDevice(
  database: Database,
  playerId: string,
  deviceHash: Buffer,
): Promise<boolean> {
  const found = await database
    .selectFrom('known_device')
    .select('id')
    .where('player_id', '=', playerId)
    .where('device_hash', '=', deviceHash)
    .executeTakeFirst();
  return found !== undefined;
}

export async function hasNetwork(
  database: Database,
  playerId: string,
  network: string,
): Promise<boolean> {
  const found = await database
    .selectFrom('known_network')
    .select('network')
    .where('player_id', '=', playerId)
    .where('network', '=', network)
    .executeTakeFirst();
  return found !== undefined;
}

/** The latest first; `isThis` is the one that the given session was opened on. */
export async function selectDevices(
  database: Database,
  playerId: string,
  session: Buffer | undefined,
) {
  const rows = await database
    .selectFrom('known_device')
    .leftJoin('session', (join) =>
      join
        .onRef('session.device_hash', '=', 'known_device.device_hash')
        .on('session.token_hash', '=', session ?? null),
    )
    .select([
      'known_device.id',
      'known_device.device_name as device',
      'known_device.address',
      'known_device.first_seen_at as firstSeen',
      'known_device.last_seen_at as lastSeen',
      'session.id as sessionId',
    ])
    .where('known_device.player_id', '=', playerId)
    .orderBy('known_device.last_seen_at', 'desc')
    .limit(50)
    .execute();
  return rows.map(({ sessionId, ...device }) => ({ ...device, isThis: sessionId !== null }));
}

export async function deleteDevice(database: Database, playerId: string, id: string) {
  await database
    .deleteFrom('known_device')
    .where('player_id', '=', playerId)
    .where('id', '=', id)
    .execute();
}

interface SeenDevice {
  playerId: string;
  deviceHash: Buffer;
  deviceName: string;
  address: string;
  now: Date;
}

/** Whether it was not there before. */
export async function upsertDevice(
  database: Database,
  { playerId, deviceHash, deviceName, address, now }: SeenDevice,
): Promise<boolean> {
  const seen = { device_name: deviceName, last_seen_at: now, address };
  const { isAdded } = await database
    .insertInto('known_device')
    .values({ player_id: playerId, device_hash: deviceHash, first_seen_at: now, ...seen })
    .onConflict((conflict) => conflict.columns(['player_id', 'device_hash']).doUpdateSet(seen))
    // A row that was there has been written by an earlier transaction, which its xmax tells.
    .returning(sql<boolean>`xmax = 0`.as('isAdded'))
    .executeTakeFirstOrThrow();
  return isAdded;
}

export async function insertNetwork(
  database: Database,
  { playerId, network, now }: { playerId: string; network: string; now: Date },
): Promise<void> {
  await database
    .insertInto('known_network')
    .values({ player_id: playerId, network, last_seen_at: now })
    .onConflict((conflict) =>
      conflict.columns(['player_id', 'network']).doUpdateSet({ last_seen_at: now }),
    )
    .execute();
}
