import { sql } from 'kysely';
import type { GameType, Language } from '#contract/values.ts';
import { inLanguage } from '#server/db/in-language.ts';
import type { Database } from '#server/db/open.ts';

export interface WinnerRow {
  id: string;
  account: string;
  winAmount: string;
  currency: string;
  gameName: string;
  gameCode: string;
  gameType: GameType;
  vassalage: string;
  iconUrl: string;
  wonAt: Date;
}

/** The highest first; of equal ones the earlier. Wins of games that are not shown stay away. */
export async function selectWinners(
  database: Database,
  language: Language,
  gameType: GameType | 'ALL',
  atMost: number,
): Promise<WinnerRow[]> {
  const ofType = gameType === 'ALL' ? sql`true` : sql`game.game_type = ${gameType}`;
  const { rows } = await sql<WinnerRow>`
    select ${winnerColumns(language)}
    from winner join game on game.node_id = winner.node_id and game.is_shown
    where ${ofType}
    order by winner.win_amount desc, winner.id
    limit ${atMost}`.execute(database);
  return rows;
}

export async function selectWinner(
  database: Database,
  language: Language,
  id: string,
): Promise<WinnerRow> {
  const { rows } = await sql<WinnerRow>`
    select ${winnerColumns(language)}
    from winner join game on game.node_id = winner.node_id
    where winner.id = ${id}`.execute(database);
  const [row] = rows;
  if (!row) throw new Error('The winner that was just added is gone.');
  return row;
}

export function selectShownGame(database: Database, gameCode: string) {
  return database
    .selectFrom('game')
    .select(['node_id as nodeId', 'currency'])
    .where('game_code', '=', gameCode)
    .where('is_shown', '=', true)
    .executeTakeFirst();
}

export interface NewWinner {
  playerId: string | null;
  account: string;
  nodeId: string;
  winAmount: bigint;
  currency: string;
  wonAt: Date;
}

export async function insertWinner(database: Database, winner: NewWinner): Promise<string> {
  const { id } = await database
    .insertInto('winner')
    .values({
      player_id: winner.playerId,
      account: winner.account,
      node_id: winner.nodeId,
      win_amount: winner.winAmount,
      currency: winner.currency,
      won_at: winner.wonAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export interface NotedWin {
  playerId: string;
  vendor: string;
  round: string;
  account: string;
  /** Null where the round's game is not known any more. */
  gameCode: string | null;
  payout: bigint;
  currency: string;
  wonAt: Date;
  isAnnounced: boolean;
  isLogged: boolean;
}

/** Takes the oldest wins that nobody has announced or logged; a second gateway takes the next ones. */
export async function takeNotedWins(database: Database, atMost: number): Promise<NotedWin[]> {
  const { rows } = await sql<Omit<NotedWin, 'payout'> & { payout: string }>`
    with oldest as (
      select vendor_code, round, player_id from noted_win
      order by won_at limit ${atMost} for update skip locked
    ), taken as (
      delete from noted_win using oldest
      where noted_win.vendor_code = oldest.vendor_code
        and noted_win.round = oldest.round
        and noted_win.player_id = oldest.player_id
      returning noted_win.*
    )
    select taken.player_id as "playerId", player.account, taken.payout, taken.won_at as "wonAt",
      taken.vendor_code as vendor, taken.round, setting.currency,
      -- A round that was voided or corrected before it was looked at here has not won so much.
      coalesce(taken.payout >= setting.winner_line and taken.before < setting.winner_line and exists (
        select from bet_record record
        where record.vendor_code = taken.vendor_code and record.round = taken.round
          and record.player_id = taken.player_id and record.state = 'won' and record.payout >= taken.payout
      ), false) as "isAnnounced",
      taken.payout >= setting.logged_win as "isLogged",
      coalesce(vendor.game_code, fed.game_code, house.game_code) as "gameCode"
    from taken
    cross join site_setting setting
    join player on player.id = taken.player_id
    left join vendor_round vendor on vendor.vendor_code = taken.vendor_code
      and vendor.round = taken.round and vendor.player_id = taken.player_id
    left join fed_round fed on fed.vendor_code = taken.vendor_code
      and fed.round = taken.round and fed.player_id = taken.player_id
    left join house_round house on vendor.id is null and house.vendor_code = taken.vendor_code
      and house.player_id = taken.player_id
      and house.id = case when taken.round ~ '^[0-9]{1,18}$' then taken.round::bigint end
    order by taken.won_at`.execute(database);
  return rows.map(({ payout, ...win }) => ({ ...win, payout: BigInt(payout) }));
}

export async function updateLoggedWin(database: Database, least: string): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('site_setting')
    .set({ logged_win: least })
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function updateWinnerLine(database: Database, least: string | null): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('site_setting')
    .set({ winner_line: least })
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

function winnerColumns(language: Language) {
  return sql`
    winner.id, winner.account, winner.win_amount as "winAmount", winner.currency,
    ${inLanguage('game.name', language)} as "gameName", game.game_code as "gameCode",
    game.game_type as "gameType", game.vendor_code as vassalage, game.icon_url as "iconUrl",
    winner.won_at as "wonAt"`;
}
