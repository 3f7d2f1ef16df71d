import { sql } from 'kysely';
import type { Database, Transaction } from '#server/db/open.ts';
import { planned } from '#server/db/planned-client.ts';
import type { PlayMode } from '#server/db/tables/play.ts';
import { playedWithinMs } from './transfers/transfer-feed-pace.ts';

/** The key that a vendor signs with; undefined for a vendor that is not linked. */
export async function selectLink(
  database: Database,
  vendor: string,
): Promise<{ publicKey: string } | undefined> {
  const { rows } = await sql<{ publicKey: string }>`${sql.raw(planned('vendor-link'))}
    select public_key as "publicKey" from vendor_link
    where vendor_code = ${vendor}`.execute(database);
  return rows[0];
}

/** False where the nonce was used before. */
export async function insertNonce(
  database: Database,
  nonce: { vendor: string; nonce: string; now: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('vendor_nonce')
    .values({ vendor_code: nonce.vendor, nonce: nonce.nonce, received_at: nonce.now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** One look by its key, and nothing written. */
export async function isTokenOpen(
  database: Database,
  vendor: string,
  tokenHash: Buffer,
  now: Date,
): Promise<boolean> {
  const found = await database
    .selectFrom('launch_token')
    .select('vendor_code')
    .where('token_hash', '=', tokenHash)
    .where('vendor_code', '=', vendor)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return found !== undefined;
}

/** Locked: who brings the same token at the same time finds it used. */
export function lockToken(transaction: Transaction, vendor: string, tokenHash: Buffer) {
  return transaction
    .selectFrom('launch_token as token')
    .innerJoin('session as login', 'login.id', 'token.session_id')
    .innerJoin('player', 'player.id', 'token.player_id')
    .innerJoin('vendor_player as known', (join) =>
      join
        .onRef('known.player_id', '=', 'token.player_id')
        .onRef('known.vendor_code', '=', 'token.vendor_code'),
    )
    .select([
      'token.player_id as playerId',
      'token.session_id as sessionId',
      'token.mode',
      'token.game_code as gameCode',
      'token.language',
      'token.expires_at as expiresAt',
      'token.used_at as usedAt',
      'login.seen_at as seenAt',
      'login.expires_at as loginExpiresAt',
      'login.ended_at as endedAt',
      'known.name',
    ])
    .where('token.token_hash', '=', tokenHash)
    .where('token.vendor_code', '=', vendor)
    .forUpdate('token')
    .executeTakeFirst();
}

export async function burnToken(
  transaction: Transaction,
  tokenHash: Buffer,
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('launch_token')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .execute();
}

export interface NewVendorSession {
  tokenHash: Buffer;
  vendor: string;
  playerId: string;
  sessionId: string;
  mode: PlayMode;
  gameCode: string;
  now: Date;
}

export async function insertVendorSession(
  transaction: Transaction,
  session: NewVendorSession,
): Promise<void> {
  await transaction
    .insertInto('vendor_session')
    .values({
      token_hash: session.tokenHash,
      vendor_code: session.vendor,
      player_id: session.playerId,
      session_id: session.sessionId,
      mode: session.mode,
      game_code: session.gameCode,
      opened_at: session.now,
    })
    .execute();
}

/** Whether stakes are taken there, by the catalogue and by the operator's switch. */
export async function isVendorOpen(database: Database, vendor: string): Promise<boolean> {
  const found = await database
    .selectFrom('vendor')
    .innerJoin('vendor_link as link', 'link.vendor_code', 'vendor.code')
    .select('vendor.code')
    .where('vendor.code', '=', vendor)
    .where('vendor.enabled', '=', true)
    .where('link.enabled', '=', true)
    .executeTakeFirst();
  return found !== undefined;
}

export function selectVendorGame(database: Database, vendor: string, game: string) {
  return database
    .selectFrom('game')
    .select(['game_type as gameType', 'name', 'is_shown as isShown'])
    .where('vendor_code', '=', vendor)
    .where('game_code', '=', game)
    .executeTakeFirst();
}

/** A vendor's lobby is no game: it has the vendor's name, and the first category it stands in. */
export function selectLobby(database: Database, vendor: string) {
  return database
    .selectFrom('vendor')
    .innerJoin('vendor_category as place', 'place.vendor_code', 'vendor.code')
    .select(['place.game_type as gameType', 'vendor.display_name as name', 'place.enabled'])
    .where('vendor.code', '=', vendor)
    .orderBy('place.enabled', 'desc')
    .orderBy('place.position')
    .limit(1)
    .executeTakeFirst();
}

/** A token stands for as long as its player may still be at the tables: by them it is known who is. */
export async function deleteOld(database: Database, before: Date): Promise<void> {
  await database.deleteFrom('vendor_nonce').where('received_at', '<', before).execute();
  const left = new Date(before.getTime() - playedWithinMs);
  await database.deleteFrom('launch_token').where('expires_at', '<', left).execute();
}

/** Who plays what, and where. */
export interface PlayedPlace {
  playerId: string;
  vendor: string;
  type: string;
  game: string;
  now: Date;
}

/** What lies in the bonus that may be played in a game; nothing where there is none. */
export async function selectPlayableBonus(
  transaction: Transaction,
  { playerId, vendor, type, game, now }: PlayedPlace,
): Promise<bigint> {
  const { rows } = await sql<{ balance: string | null }>`
    select bonus_playable(${playerId}, bonus_product_of(${type}), ${game}, ${vendor}, ${type}, ${now}, false)
      ->> 'balance' as balance`.execute(transaction);
  return BigInt(rows[0]?.balance ?? 0);
}
