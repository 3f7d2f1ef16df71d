import { sql } from 'kysely';
import type { PushPreferences } from '#contract/push.ts';
import type { Language } from '#contract/values.ts';
import type { Database, Transaction } from '#server/db/open.ts';

export interface KeptKeys {
  publicKey: string;
  privateKey: string;
}

export function selectPushKeys(database: Database): Promise<KeptKeys | undefined> {
  return database
    .selectFrom('push_key')
    .select(['public_key as publicKey', 'private_key as privateKey'])
    .executeTakeFirst();
}

/** Two gateways that make them at once: the first one's stay. */
export async function insertPushKeys(database: Database, keys: KeptKeys): Promise<void> {
  await database
    .insertInto('push_key')
    .values({ public_key: keys.publicKey, private_key: keys.privateKey })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export interface NewSubscription {
  playerId: string;
  sessionId: string;
  endpointHash: Buffer;
  locked: string;
}

/** A browser belongs to the player who is logged in on it: one endpoint, one player. */
export async function upsertSubscription(
  transaction: Transaction,
  { playerId, sessionId, endpointHash, locked }: NewSubscription,
): Promise<void> {
  await transaction
    .insertInto('push_subscription')
    .values({ player_id: playerId, session_id: sessionId, endpoint_hash: endpointHash, locked })
    .onConflict((conflict) =>
      conflict.column('endpoint_hash').doUpdateSet({
        player_id: playerId,
        session_id: sessionId,
        locked,
        subscribed_at: sql<Date>`clock_timestamp()`,
      }),
    )
    .execute();
}

/** The player notified on that browser, locked until the transaction ends. */
export function lockSubscription(transaction: Transaction, endpointHash: Buffer) {
  return transaction
    .selectFrom('push_subscription')
    .select(['player_id as playerId', 'locked', 'endpoint_hash as endpointHash'])
    .where('endpoint_hash', '=', endpointHash)
    .forUpdate()
    .executeTakeFirst();
}

/** The oldest beyond so many go: browsers forget to say that they are gone. */
export async function deleteOldest(
  transaction: Transaction,
  playerId: string,
  kept: number,
): Promise<void> {
  await sql`
    delete from push_subscription where player_id = ${playerId} and id not in (
      select id from push_subscription where player_id = ${playerId}
      order by subscribed_at desc, id desc limit ${kept}
    )`.execute(transaction);
}

export async function deleteByEndpoint(
  database: Database,
  playerId: string,
  endpointHash: Buffer,
): Promise<void> {
  await database
    .deleteFrom('push_subscription')
    .where('endpoint_hash', '=', endpointHash)
    .where('player_id', '=', playerId)
    .execute();
}

export async function deleteSubscription(database: Database, id: string): Promise<void> {
  await database.deleteFrom('push_subscription').where('id', '=', id).execute();
}

export async function deleteOfSessions(
  database: Database,
  tokenHashes: readonly Buffer[],
): Promise<void> {
  await database
    .deleteFrom('push_subscription')
    .where('session_id', 'in', (query) =>
      query
        .selectFrom('session')
        .select('id')
        .where('token_hash', 'in', [...tokenHashes]),
    )
    .execute();
}

export async function deleteExcept(
  database: Database,
  playerId: string,
  keptHash: Buffer | undefined,
): Promise<void> {
  await database
    .deleteFrom('push_subscription')
    .where('player_id', '=', playerId)
    .$if(keptHash !== undefined, (query) =>
      query.where('session_id', 'not in', (row) =>
        row
          .selectFrom('session')
          .select('id')
          .where('token_hash', '=', keptHash ?? null),
      ),
    )
    .execute();
}

export async function selectSubscriptionIds(
  database: Database,
  playerId: string,
): Promise<string[]> {
  const found = await database
    .selectFrom('push_subscription')
    .select('id')
    .where('player_id', '=', playerId)
    .orderBy('id')
    .execute();
  return found.map(({ id }) => id);
}

export function selectSubscription(database: Database, id: string, playerId: string) {
  return (
    database
      .selectFrom('push_subscription')
      .innerJoin('player', 'player.id', 'push_subscription.player_id')
      .select(['push_subscription.locked', 'push_subscription.endpoint_hash as endpointHash'])
      // Written by calls whose schema takes a language only.
      .select((query) => query.ref('player.language').$castTo<Language>().as('language'))
      .where('push_subscription.id', '=', id)
      .where('push_subscription.player_id', '=', playerId)
      .executeTakeFirst()
  );
}

/** Until they say otherwise: money and safety, and nothing that is advertised. */
const unsaid: PushPreferences = { money: true, security: true, promotions: false, quiet: null };

export async function selectPreferences(
  database: Database,
  playerId: string,
): Promise<PushPreferences> {
  const found = await database
    .selectFrom('push_preference')
    .select(['money', 'security', 'promotions'])
    .select([
      sql<string | null>`to_char(quiet_from, 'HH24:MI')`.as('from'),
      sql<string | null>`to_char(quiet_to, 'HH24:MI')`.as('to'),
    ])
    .where('player_id', '=', playerId)
    .executeTakeFirst();
  if (!found) return unsaid;
  const { from, to, ...kinds } = found;
  return { ...kinds, quiet: from !== null && to !== null ? { from, to } : null };
}

export async function upsertPreferences(
  database: Database,
  playerId: string,
  { quiet, ...kinds }: PushPreferences,
): Promise<void> {
  const row = { ...kinds, quiet_from: quiet?.from ?? null, quiet_to: quiet?.to ?? null };
  await database
    .insertInto('push_preference')
    .values({ player_id: playerId, ...row })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet(row))
    .execute();
}

/** The merchant's; a database that nobody has filled has none. */
export async function selectTimeZone(database: Database): Promise<string> {
  const found = await database
    .selectFrom('site_setting')
    .select('time_zone as timeZone')
    .executeTakeFirst();
  return found?.timeZone ?? 'UTC';
}
