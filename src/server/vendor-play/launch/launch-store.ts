import { type RawBuilder, sql } from 'kysely';
import type { LaunchMode } from '#contract/launch.ts';
import type { GameType, Language } from '#contract/values.ts';
import { inLanguage } from '#server/db/in-language.ts';
import type { Database, Transaction } from '#server/db/open.ts';

export interface LaunchTarget {
  game: string;
  nodeId: string;
  gameName: string;
  gameType: GameType;
  vendor: string;
  vendorName: string;
  supportsTrial: boolean;
  isGameOpen: boolean;
  isVendorOpen: boolean;
  wallet: 'seamless' | 'transfer';
}

/** A game by its code. */
export function selectGameTarget(
  database: Database,
  language: Language,
  gameCode: string,
): Promise<LaunchTarget | undefined> {
  return selectTarget(database, language, sql`game.game_code = ${gameCode}`);
}

/**
 * The way into a vendor: its first open game, of the category that one enters by the vendor's own
 * lobby where there is one.
 */
export function selectVendorTarget(
  database: Database,
  language: Language,
  vendor: string,
): Promise<LaunchTarget | undefined> {
  return selectTarget(database, language, sql`game.vendor_code = ${vendor}`);
}

async function selectTarget(
  database: Database,
  language: Language,
  which: RawBuilder<unknown>,
): Promise<LaunchTarget | undefined> {
  const { rows } = await sql<LaunchTarget>`
    select game.game_code as game, game.node_id as "nodeId",
      ${inLanguage('game.name', language)} as "gameName", game.game_type as "gameType",
      vendor.code as vendor, ${inLanguage('vendor.display_name', language)} as "vendorName",
      game.supports_trial as "supportsTrial", game.is_shown as "isGameOpen",
      vendor.enabled and coalesce(link.enabled, false) as "isVendorOpen",
      coalesce(link.wallet, 'seamless') as wallet
    from game
    join vendor on vendor.code = game.vendor_code
    left join vendor_link link on link.vendor_code = vendor.code
    left join vendor_category place
      on place.vendor_code = vendor.code and place.game_type = game.game_type
    where ${which}
    order by game.is_shown desc, place.is_game = 'GAME' desc nulls last, place.position,
      game.position, game.node_id
    limit 1`.execute(database);
  return rows[0];
}

interface NewToken {
  tokenHash: Buffer;
  /** Of the login that it is launched from. */
  sessionHash: Buffer;
  playerId: string;
  vendor: string;
  game: string;
  mode: LaunchMode;
  language: Language;
  now: Date;
  expiresAt: Date;
}

/** So many addresses of one player are good at the same time: each page opens its own at once. */
const mostOpen = 5;

/** False where that login has ended meanwhile. Above what a player may have open, the oldest are closed. */
export async function insertToken(transaction: Transaction, token: NewToken): Promise<boolean> {
  const { rows } = await sql`
    insert into launch_token (token_hash, vendor_code, player_id, session_id, mode, game_code,
      language, made_at, expires_at)
    select ${token.tokenHash}, ${token.vendor}, player_id, id, ${token.mode}, ${token.game},
      ${token.language}, ${token.now}, ${token.expiresAt}
    from session where token_hash = ${token.sessionHash} and player_id = ${token.playerId}
      and ended_at is null
    returning 1`.execute(transaction);
  if (rows.length === 0) return false;
  await sql`
    update launch_token set used_at = ${token.now}
    where token_hash in (
      select token_hash from launch_token
      where player_id = ${token.playerId} and used_at is null and expires_at > ${token.now}
        and token_hash <> ${token.tokenHash}
      order by made_at desc, token_hash offset ${mostOpen - 1})`.execute(transaction);
  return true;
}

export interface OpenVendor {
  vendor: string;
  vendorName: string;
}

/** Those that somebody can play at now in this category. */
export async function selectOpenVendors(
  database: Database,
  language: Language,
  gameType: GameType,
): Promise<OpenVendor[]> {
  const { rows } = await sql<OpenVendor>`
    select vendor.code as vendor, ${inLanguage('vendor.display_name', language)} as "vendorName"
    from vendor
    join vendor_link link on link.vendor_code = vendor.code and link.enabled
    join vendor_category place on place.vendor_code = vendor.code and place.enabled
    where vendor.enabled and place.game_type = ${gameType}
    order by place.position, vendor.code`.execute(database);
  return rows;
}

export interface ShownGame {
  game: string;
  vendor: string;
  gameName: string;
  gameType: GameType;
  nodeId: string;
  iconUrl: string;
}

export async function selectShownGames(
  database: Database,
  language: Language,
  games: readonly string[],
): Promise<Map<string, ShownGame>> {
  if (games.length === 0) return new Map();
  const { rows } = await sql<ShownGame>`
    select game.game_code as game, game.vendor_code as vendor,
      ${inLanguage('game.name', language)} as "gameName", game.game_type as "gameType",
      game.node_id as "nodeId", game.icon_url as "iconUrl"
    from game where game.is_shown and game.game_code = any(${[...games]}::text[])`.execute(
    database,
  );
  return new Map(rows.map((row) => [row.game, row]));
}
