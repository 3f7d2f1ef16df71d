import { type RawBuilder, sql } from 'kysely';
import type { gameSorts, volatilities } from '#contract/catalogue.ts';
import type { GameFeature } from '#contract/game-about.ts';
import { type GameType, gameTypes, type Language } from '#contract/values.ts';
import { inLanguage } from '#server/db/in-language.ts';
import type { Database } from '#server/db/open.ts';
import type { LaunchKind } from '#server/db/tables/catalogue.ts';

export interface GameRow {
  nodeId: string;
  gameId: string;
  vassalage: string;
  vendorName: string;
  gameType: GameType;
  gameClassify: string;
  gameCode: string;
  gameName: string;
  iconUrl: string;
  isHot: boolean;
  supportsTrial: boolean;
  lines: number | null;
  minimumBet: string;
  currency: string;
  returnBasisPoints: number | null;
  volatility: (typeof volatilities)[number] | null;
}

export interface GameFilter {
  gameType: GameType | 'ALL';
  vassalage?: string;
  gameClassify: string;
  words: readonly string[];
  /** For a word that nothing has: those that resemble it, the nearest first. */
  instead?: ReadonlyMap<string, readonly string[]>;
  selection: 'ALL' | 'NEW' | 'HOT';
  sort: (typeof gameSorts)[number];
  vassalages?: readonly string[] | undefined;
  volatility?: (typeof volatilities)[number] | undefined;
  minimumLines?: number;
  minimumBet?: number;
}

export interface Page {
  offset: number;
  limit: number;
}

export async function countGames(database: Database, filter: GameFilter): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from game where ${matches(filter)}`.execute(database);
  return rows[0]?.total ?? 0;
}

/** The nodes are chosen first, so that names and vendors are looked up for one page only. */
export async function selectGames(
  database: Database,
  language: Language,
  filter: GameFilter,
  page: Page,
): Promise<GameRow[]> {
  const { rows } = await sql<GameRow>`
    with page as materialized (
      select row_number() over () as place, node_id from (
        select node_id from game where ${matches(filter)}
        order by ${rank(filter)} ${sorted(filter.sort, language)} position, node_id
        limit ${page.limit} offset ${page.offset}
      ) as chosen
    )
    select ${gameColumns(language)}
    from page join game using (node_id) join vendor on vendor.code = game.vendor_code
    order by page.place`.execute(database);
  return rows;
}

/** The words that are part of none a game can be found by. */
export async function selectUnknown(
  database: Database,
  words: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ typed: string }>`
    select typed from unnest(${[...words]}::text[]) as typed
    where not exists (select from game
      where game.is_shown and game.search_text like containing(typed))`.execute(database);
  return rows.map(({ typed }) => typed);
}

export async function selectSearchWords(database: Database): Promise<string[]> {
  const rows = await database.selectFrom('search_word').select('word').execute();
  return rows.map(({ word }) => word);
}

export async function selectOneGame(
  database: Database,
  language: Language,
  nodeId: string,
): Promise<GameRow | undefined> {
  const { rows } = await sql<GameRow>`
    select ${gameColumns(language)}
    from game join vendor on vendor.code = game.vendor_code
    where game.node_id = ${nodeId} and game.is_shown`.execute(database);
  return rows[0];
}

export async function selectGameByCode(
  database: Database,
  language: Language,
  gameCode: string,
): Promise<(GameRow & { rules: string | null }) | undefined> {
  const { rows } = await sql<GameRow & { rules: string | null }>`
    select ${gameColumns(language)}, house_game.rules
    from game join vendor on vendor.code = game.vendor_code
      left join house_game on house_game.game_code = game.game_code
    where game.game_code = ${gameCode} and game.is_shown`.execute(database);
  return rows[0];
}

interface AboutRow {
  description: string | null;
  highestTimes: number | null;
  features: GameFeature[];
}

export async function selectAbout(
  database: Database,
  language: Language,
  nodeId: string,
): Promise<AboutRow | undefined> {
  const { rows } = await sql<AboutRow>`
    select ${inLanguage('game_class.description', language)} as description,
      game.highest_times as "highestTimes", game.features
    from game join game_class
      on game_class.game_type = game.game_type and game_class.key = game.game_class
    where game.node_id = ${nodeId} and game.is_shown`.execute(database);
  return rows[0];
}

export async function selectHotGames(
  database: Database,
  language: Language,
  atMost: number,
): Promise<GameRow[]> {
  const { rows } = await sql<GameRow>`
    select ${gameColumns(language)}
    from game join vendor on vendor.code = game.vendor_code
    where game.is_shown and game.is_hot
    order by game.hot_rank, game.position, game.node_id
    limit ${atMost}`.execute(database);
  return rows;
}

/**
 * The first games of every category. Each is named for itself: asked for in one lateral join, the
 * planner walks the order of all games in search of a category that has few.
 */
export async function selectFirstGames(
  database: Database,
  language: Language,
  perCategory: number,
): Promise<GameRow[]> {
  const firstOf = (gameType: GameType) => sql`
    (select * from game where is_shown and game_type = ${gameType}
    order by position, node_id limit ${perCategory})`;
  const { rows } = await sql<GameRow>`
    select ${gameColumns(language)}
    from (${sql.join(gameTypes.map(firstOf), sql` union all `)}) as game
    join vendor on vendor.code = game.vendor_code
    order by game.position, game.node_id`.execute(database);
  return rows;
}

export function selectCategories(database: Database, language: Language) {
  return database
    .selectFrom('game_category')
    .select(['game_type as gameType', inLanguage('title', language).as('title')])
    .where('enabled', '=', true)
    .orderBy('position')
    .orderBy(sql`game_type::text`)
    .execute();
}

export interface VendorRow {
  gameType: GameType;
  vassalage: string;
  displayName: string;
  accountTypeName: string;
  lagerIcon: string;
  isGame: LaunchKind;
}

export function selectVendors(database: Database, language: Language): Promise<VendorRow[]> {
  return database
    .selectFrom('vendor_category')
    .innerJoin('vendor', 'vendor.code', 'vendor_category.vendor_code')
    .select([
      'vendor_category.game_type as gameType',
      'vendor.code as vassalage',
      inLanguage('vendor.display_name', language).as('displayName'),
      'vendor_category.account_type_name as accountTypeName',
      'vendor.icon_url as lagerIcon',
      'vendor_category.is_game as isGame',
    ])
    .where('vendor.enabled', '=', true)
    .where('vendor_category.enabled', '=', true)
    .orderBy('vendor_category.position')
    .orderBy('vendor.position')
    .orderBy('vendor.code')
    .execute();
}

export function selectClasses(database: Database, language: Language) {
  return database
    .selectFrom('game_class')
    .select(['game_type as gameType', 'key', inLanguage('title', language).as('displayName')])
    .where('enabled', '=', true)
    .orderBy('position')
    .orderBy('key')
    .execute();
}

/** How many shown games stand where; from it follows which categories, vendors and classes show. */
export async function selectCounts(database: Database) {
  const { rows } = await sql<{
    gameType: GameType;
    vassalage: string;
    gameClassify: string;
    games: number;
  }>`
    select game_type as "gameType", vendor_code as vassalage, game_class as "gameClassify",
      count(*)::integer as games
    from game where is_shown
    group by game_type, vendor_code, game_class`.execute(database);
  return rows;
}

export async function setGameEnabled(
  database: Database,
  gameCode: string,
  enabled: boolean,
): Promise<number> {
  const changed = await database
    .updateTable('game')
    .set({ enabled })
    .where('game_code', '=', gameCode)
    .executeTakeFirst();
  return Number(changed.numUpdatedRows);
}

export async function setClassEnabled(
  database: Database,
  key: string,
  enabled: boolean,
): Promise<number> {
  const changed = await database
    .updateTable('game_class')
    .set({ enabled })
    .where('key', '=', key)
    .executeTakeFirst();
  return Number(changed.numUpdatedRows);
}

export function gameColumns(language: Language): RawBuilder<GameRow> {
  return sql`
    game.node_id as "nodeId", game.game_id as "gameId", game.vendor_code as vassalage,
    ${inLanguage('vendor.display_name', language)} as "vendorName",
    game.game_type as "gameType", game.game_class as "gameClassify",
    game.game_code as "gameCode", ${inLanguage('game.name', language)} as "gameName",
    game.icon_url as "iconUrl", game.is_hot as "isHot", game.supports_trial as "supportsTrial",
    game.lines, game.minimum_bet as "minimumBet", game.currency,
    game.return_basis_points as "returnBasisPoints", game.volatility`;
}

function matches(filter: GameFilter): RawBuilder<boolean> {
  const conditions = [sql`game.is_shown`];
  if (filter.gameType !== 'ALL') conditions.push(sql`game.game_type = ${filter.gameType}`);
  if (filter.vassalage) conditions.push(sql`game.vendor_code = ${filter.vassalage}`);
  if (filter.vassalages) {
    conditions.push(sql`game.vendor_code = any(${[...filter.vassalages]}::text[])`);
  }
  if (filter.volatility) conditions.push(sql`game.volatility = ${filter.volatility}`);
  if (filter.gameClassify !== 'ALL') {
    conditions.push(sql`game.game_class = ${filter.gameClassify}`);
  }
  if (filter.selection === 'NEW') conditions.push(sql`game.is_new`);
  if (filter.selection === 'HOT') conditions.push(sql`game.is_hot`);
  if (filter.minimumLines !== undefined) {
    conditions.push(sql`game.lines >= ${filter.minimumLines}`);
  }
  if (filter.minimumBet !== undefined) {
    conditions.push(sql`game.minimum_bet >= ${filter.minimumBet}`);
  }
  // One or two signs, as Chinese words often are, have no trigram: then the table is read through,
  // which finds the same, only later.
  for (const word of filter.words) {
    const each = filter.instead?.get(word) ?? [word];
    const found = each.map((one) => sql`game.search_text like containing(${one})`);
    conditions.push(sql`(${sql.join(found, sql` or `)})`);
  }
  return sql`${sql.join(conditions, sql` and `)}`;
}

/** A name that begins with what was typed comes first, then a word that does, then the rest. */
function rank({ words, instead }: GameFilter): RawBuilder<unknown> {
  if (words.length === 0) return sql``;
  const meant = words.map((word) => instead?.get(word)?.[0] ?? word);
  const typed = sql`fold(${meant.join(' ')})`;
  return sql`
    case
      when strpos(game.search_text, chr(10) || ${typed}) > 0 then 0
      when strpos(game.search_text, ' ' || ${typed}) > 0 then 1
      else 2
    end,`;
}

/** What comes before the merchant's own order. */
function sorted(sort: GameFilter['sort'], language: Language): RawBuilder<unknown> {
  if (sort === 'POPULAR') return sql`game.is_hot desc, game.hot_rank,`;
  if (sort === 'NEW') return sql`game.is_new desc, game.node_id desc,`;
  if (sort === 'RETURN') return sql`game.return_basis_points desc nulls last,`;
  if (sort === 'NAME') return sql`fold(${inLanguage('game.name', language)}),`;
  return sql``;
}
