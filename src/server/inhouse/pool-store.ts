import type { Selectable } from 'kysely';
import type { Database, Transaction } from '#server/db/open.ts';
import type { Tables } from '#server/db/tables.ts';
import type { RoomName } from './room-store.ts';

export type PoolRow = Selectable<Tables['ticket_pool']>;

/** A pool of one kind of ticket, at a table for money or for coins. */
export interface PoolName extends RoomName {
  rules: string;
}

interface NewPool extends PoolName {
  number: number;
  pairId: string;
  tickets: number;
  now: Date;
}

/** Whoever comes second finds the one that was made: null. */
export async function insertPool(transaction: Transaction, pool: NewPool): Promise<PoolRow | null> {
  const row = await transaction
    .insertInto('ticket_pool')
    .values({
      game_code: pool.game,
      purse: pool.purse,
      rules: pool.rules,
      number: pool.number,
      seed_pair_id: pool.pairId,
      tickets: pool.tickets,
      opened_at: pool.now,
      closed_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
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

export function lockPool(
  transaction: Transaction,
  { game, purse, rules }: PoolName,
): Promise<PoolRow | undefined> {
  return transaction
    .selectFrom('ticket_pool')
    .selectAll()
    .where('game_code', '=', game)
    .where('purse', '=', purse)
    .where('rules', '=', rules)
    .where('closed_at', 'is', null)
    .forUpdate()
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

export async function countPools(
  database: Database,
  { game, purse, rules }: PoolName,
): Promise<number> {
  const row = await database
    .selectFrom('ticket_pool')
    .select(({ fn }) => fn.max('number').as('number'))
    .where('game_code', '=', game)
    .where('purse', '=', purse)
    .where('rules', '=', rules)
    .executeTakeFirst();
  return row?.number ?? 0;
}

/** With its last prize it is closed. */
export async function updateSold(
  transaction: Transaction,
  { id }: PoolRow,
  { sold, closedAt }: { sold: number; closedAt: Date | null },
): Promise<void> {
  await transaction
    .updateTable('ticket_pool')
    .set({ sold, closed_at: closedAt })
    .where('id', '=', id)
    .execute();
}
