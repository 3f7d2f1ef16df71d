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

function winnerColumns(language: Language) {
  return sql`
    winner.id, winner.account, winner.win_amount as "winAmount", winner.currency,
    ${inLanguage('game.name', language)} as "gameName", game.game_code as "gameCode",
    game.game_type as "gameType", game.vendor_code as vassalage, game.icon_url as "iconUrl",
    winner.won_at as "wonAt"`;
}
