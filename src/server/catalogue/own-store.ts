import { type RawBuilder, sql } from 'kysely';
import type { GameType, Language } from '#contract/values.ts';
import type { Database, Transaction } from '#server/db/open.ts';
import { type GameRow, gameColumns, type Page } from './store.ts';

/** One player's games: every question here names the player and reads no other's rows. */
export interface OwnFilter {
  playerId: string;
  gameType: GameType | 'ALL';
}

const lists = {
  favourite: { table: sql`favourite`, at: sql`own.added_at` },
  recent: { table: sql`recent`, at: sql`own.played_at` },
};
type ListName = keyof typeof lists;

export async function countOwn(
  database: Database,
  list: ListName,
  filter: OwnFilter,
): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from ${ownGames(list, filter)}`.execute(database);
  return rows[0]?.total ?? 0;
}

/** The latest first. */
export async function selectOwn(
  database: Database,
  list: ListName,
  language: Language,
  filter: OwnFilter,
  page: Page,
): Promise<GameRow[]> {
  const { rows } = await sql<GameRow>`
    select ${gameColumns(language)}
    from ${ownGames(list, filter)}
    order by ${lists[list].at} desc, own.node_id
    limit ${page.limit} offset ${page.offset}`.execute(database);
  return rows;
}

function ownGames(list: ListName, { playerId, gameType }: OwnFilter): RawBuilder<unknown> {
  const ofType = gameType === 'ALL' ? sql`true` : sql`game.game_type = ${gameType}`;
  return sql`
    ${lists[list].table} as own
    join game on game.node_id = own.node_id and game.is_shown and ${ofType}
    join vendor on vendor.code = game.vendor_code
    where own.player_id = ${playerId}`;
}

export async function selectFavouriteIds(database: Database, playerId: string): Promise<string[]> {
  const { rows } = await sql<{ node_id: string }>`
    select own.node_id from ${ownGames('favourite', { playerId, gameType: 'ALL' })}
    order by own.added_at desc, own.node_id`.execute(database);
  return rows.map((row) => row.node_id);
}

/** Two taps at once would both find room for the last one; here the second waits. */
export async function lockFavourites(transaction: Transaction, playerId: string): Promise<void> {
  await sql`select from player where id = ${playerId} for no key update`.execute(transaction);
}

export async function isShownGame(database: Database, nodeId: string): Promise<boolean> {
  const { rows } = await sql`
    select from game where node_id = ${nodeId} and is_shown`.execute(database);
  return rows.length > 0;
}

/** Hidden ones count too: they come back with their game. */
export async function selectFavouriteState(
  database: Database,
  playerId: string,
  nodeId: string,
): Promise<{ kept: number; isKept: boolean }> {
  const { rows } = await sql<{ kept: number; isKept: boolean }>`
    select count(*)::integer as kept, coalesce(bool_or(node_id = ${nodeId}), false) as "isKept"
    from favourite where player_id = ${playerId}`.execute(database);
  return rows[0] ?? { kept: 0, isKept: false };
}

export async function insertFavourite(
  transaction: Transaction,
  playerId: string,
  nodeId: string,
): Promise<void> {
  await transaction
    .insertInto('favourite')
    .values({ player_id: playerId, node_id: nodeId })
    .execute();
}

/** False where it was not kept. */
export async function deleteFavourite(
  database: Database,
  playerId: string,
  nodeId: string,
): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('favourite')
    .where('player_id', '=', playerId)
    .where('node_id', '=', nodeId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** The statement's own clock: several games of one transaction keep their order. */
export async function upsertRecent(
  database: Database,
  playerId: string,
  nodeId: string,
): Promise<void> {
  const playedAt = sql<Date>`clock_timestamp()`;
  await database
    .insertInto('recent')
    .values({ player_id: playerId, node_id: nodeId, played_at: playedAt })
    .onConflict((conflict) =>
      conflict.columns(['player_id', 'node_id']).doUpdateSet({ played_at: playedAt }),
    )
    .execute();
}

export async function deleteRecentsBeyond(
  database: Database,
  playerId: string,
  kept: number,
): Promise<void> {
  await sql`
    delete from recent where player_id = ${playerId} and node_id in (
      select node_id from recent where player_id = ${playerId}
      order by played_at desc, node_id offset ${kept}
    )`.execute(database);
}
