import { type Selectable, sql } from 'kysely';
import type { Database } from '#server/db/open.ts';
import type { Tables } from '#server/db/tables.ts';
import { isOvertaken, type PoolToWrite } from '../bets/bet-store.ts';
import type { RoomName } from '../tables/room-store.ts';

export type PoolRow = Selectable<Tables['ticket_pool']>;

/** A pool of one kind of ticket, at a table for money or for coins. */
export interface PoolName extends RoomName {
  rules: string;
}

/** A second gateway finds the pool that the first one made. */
export async function insertFirstPool(
  database: Database,
  { game, purse, rules }: PoolName,
  pool: PoolToWrite,
  now: Date,
): Promise<void> {
  try {
    await sql`select house_open_pool(${game}, ${purse}, ${rules}, ${JSON.stringify(pool)}, ${now})`.execute(
      database,
    );
  } catch (thrown) {
    if (!isOvertaken(thrown)) throw thrown;
  }
}

/** The one that tickets are sold from. */
export function selectPool(
  database: Database,
  { game, purse, rules }: PoolName,
): Promise<PoolRow | undefined> {
  return database
    .selectFrom('ticket_pool')
    .selectAll()
    .where('game_code', '=', game)
    .where('purse', '=', purse)
    .where('rules', '=', rules)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
}

export function selectSoldOut(
  database: Database,
  { game, purse, rules }: PoolName,
  atMost: number,
): Promise<PoolRow[]> {
  return database
    .selectFrom('ticket_pool')
    .selectAll()
    .where('game_code', '=', game)
    .where('purse', '=', purse)
    .where('rules', '=', rules)
    .where('closed_at', 'is not', null)
    .orderBy('number', 'desc')
    .limit(atMost)
    .execute();
}
