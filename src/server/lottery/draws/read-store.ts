import { sql } from 'kysely';
import type { Database } from '#server/db/open.ts';
import type { GameRow, NumeroRow } from './store.ts';

/** Every game, with the numero that is in sale or comes next into it. */
export async function selectGamesWithNext(
  database: Database,
): Promise<(GameRow & { numero: string | null; closes_at: Date | null })[]> {
  const { rows } = await sql<GameRow & { numero: string | null; closes_at: Date | null }>`
    select game.*, next.numero, next.closes_at
    from lottery_game game
    left join lateral (
      select numero, closes_at from lottery_numero
      where game_code = game.game_code and state in ('upcoming', 'open')
        and closes_at > clock_timestamp()
      order by closes_at limit 1) as next on true
    order by game.game_code`.execute(database);
  return rows;
}

/** The newest first. */
export function selectResults(
  database: Database,
  game: string,
  atMost: number,
): Promise<NumeroRow[]> {
  return database
    .selectFrom('lottery_numero')
    .selectAll()
    .where('game_code', '=', game)
    .where('state', 'in', ['drawn', 'settled'])
    .orderBy('draws_at', 'desc')
    .limit(atMost)
    .execute();
}

/** What somebody needs to check a draw by themselves. */
export function selectProof(database: Database, game: string, numero: string) {
  return database
    .selectFrom('lottery_numero')
    .innerJoin('lottery_game', 'lottery_game.game_code', 'lottery_numero.game_code')
    .leftJoin('lottery_chain', 'lottery_chain.id', 'lottery_numero.chain_id')
    .selectAll('lottery_numero')
    .select(['lottery_game.family', 'lottery_chain.commitment'])
    .where('lottery_numero.game_code', '=', game)
    .where('lottery_numero.numero', '=', numero)
    .executeTakeFirst();
}
