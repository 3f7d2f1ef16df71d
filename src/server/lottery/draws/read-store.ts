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

export interface LotteryDelays {
  /** How long the draw that waits longest is overdue. */
  draw: number;
  /** How long a house's sealed list has waited for a round of the beacon that should have come. */
  beacon: number;
  /** How long ago the oldest result came that is not settled yet. */
  settlement: number;
}

/** In seconds, 0 where nothing waits; for whoever watches the gateways. */
export async function selectLotteryDelays(database: Database): Promise<LotteryDelays> {
  const { rows } = await sql<LotteryDelays>`
    select
      coalesce(extract(epoch from clock_timestamp() - min(draws_at) filter (
        where state = 'closed' and draws_at <= clock_timestamp())), 0)::float8 as draw,
      coalesce(extract(epoch from clock_timestamp() - min(greatest(draws_at, sealed_at)) filter (
        where state = 'closed' and beacon_round is not null and draws_at <= clock_timestamp()
          and not exists (select from lottery_beacon known where known.network = beacon_network
            and known.round = beacon_round))), 0)::float8 as beacon,
      coalesce(extract(epoch from clock_timestamp() - min(drawn_at) filter (
        where state = 'drawn')), 0)::float8 as settlement
    from lottery_numero where state in ('closed', 'drawn')`.execute(database);
  return rows[0] ?? { draw: 0, beacon: 0, settlement: 0 };
}
