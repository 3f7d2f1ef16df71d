import { sql } from 'kysely';
import { expect } from 'vitest';
import { timeOfRound } from '#games/beacon-network.ts';
import { roundAfterClosing, sandboxNetwork } from '#lottery/beacon-networks.ts';
import type { Database } from '#server/db/open.ts';
import { asOwner, inDatabase } from './place.ts';

/** Official games sell nothing between a closing and its draw: where that is now, the next sale opens at once. */
export async function openNext(games: readonly string[]): Promise<void> {
  await asOwner(async (database) => {
    await sql`
      with next as (
        select distinct on (game_code) id, state from lottery_numero
        where game_code = any (${[...games]}) and state in ('open', 'upcoming')
        order by game_code, closes_at)
      update lottery_numero numero set opens_at = clock_timestamp()
      from next where numero.id = next.id and next.state = 'upcoming'`.execute(database);
    await advance(database, games);
  });
}

/**
 * Sales close so many milliseconds from now, all at once, as if their schedule had said so: each with the beacon's
 * round that follows from its closing, and the next draw comes into sale behind it.
 */
export async function closeIn(games: readonly string[], afterMs: number): Promise<void> {
  await expect.poll(() => countOnSale(games), { timeout: 60_000 }).toBe(games.length);
  const closesAt = new Date(Date.now() + afterMs);
  const round = roundAfterClosing(sandboxNetwork, closesAt);
  const drawsAt = timeOfRound(sandboxNetwork, round);
  await asOwner(async (database) => {
    await sql`
      with next as (
        select distinct on (game_code) id, game_code, closes_at from lottery_numero
        where game_code = any (${[...games]}) and state = 'open' order by game_code, closes_at),
      behind as (
        update lottery_numero later set opens_at = ${closesAt}
        from next where later.game_code = next.game_code and later.opens_at = next.closes_at)
      update lottery_numero numero set closes_at = ${closesAt}, draws_at = ${drawsAt},
        planned_round = case when numero.beacon_network is not null then ${round}::bigint end,
        beacon_round = case when numero.beacon_network is not null then ${round}::bigint end
      from next where numero.id = next.id`.execute(database);
    await advance(database, games);
  });
}

async function advance(database: Database, games: readonly string[]): Promise<void> {
  await sql`update job set due_at = clock_timestamp()
    where kind = 'lottery-game' and key = any (${[...games]})`.execute(database);
  await sql`select pg_notify('verbena_job', 'lottery-game')`.execute(database);
}

/** The demonstration adds its games one by one after its start. */
const countOnSale = (games: readonly string[]) =>
  inDatabase(async (database) => {
    const onSale = database.selectFrom('lottery_numero').select('game_code').distinct();
    return (await onSale.where('state', '=', 'open').where('game_code', 'in', games).execute())
      .length;
  });
