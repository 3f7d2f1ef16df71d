import type { Selectable } from 'kysely';
import type { Purse } from '#contract/inhouse.ts';
import type { Database, Transaction } from '#server/db/open.ts';
import type { Tables } from '#server/db/tables.ts';
import type { RoomName } from './room-store.ts';

export type ChainRow = Selectable<Tables['room_chain']>;

interface NewChain extends RoomName {
  number: number;
  rounds: number;
  commitment: string;
  lockedEnd: string;
  now: Date;
}

/** A second caller finds the one that was made. */
export async function insertChain(database: Database, chain: NewChain): Promise<void> {
  await database
    .insertInto('room_chain')
    .values({
      game_code: chain.game,
      purse: chain.purse,
      number: chain.number,
      rounds: chain.rounds,
      commitment: chain.commitment,
      locked_end: chain.lockedEnd,
      client_seed: null,
      made_at: chain.now,
    })
    .onConflict((conflict) => conflict.columns(['game_code', 'purse', 'number']).doNothing())
    .execute();
}

/** The one in use and the one that follows it, as far as they are made. */
export function selectChains(database: Database, { game, purse }: RoomName): Promise<ChainRow[]> {
  return database
    .selectFrom('room_chain')
    .selectAll()
    .where('game_code', '=', game)
    .where('purse', '=', purse)
    .whereRef('used', '<', 'rounds')
    .orderBy('number')
    .limit(2)
    .execute();
}

export async function countChains(database: Database, { game, purse }: RoomName): Promise<number> {
  const row = await database
    .selectFrom('room_chain')
    .select(({ fn }) => fn.max('number').as('number'))
    .where('game_code', '=', game)
    .where('purse', '=', purse)
    .executeTakeFirst();
  return row?.number ?? 0;
}

export function selectChain(database: Database, id: string): Promise<ChainRow | undefined> {
  return database.selectFrom('room_chain').selectAll().where('id', '=', id).executeTakeFirst();
}

/** By their ids. */
export async function selectNumbers(
  database: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await database
    .selectFrom('room_chain')
    .select(['id', 'number'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, number }) => [id, number]));
}

/** Its own seed is given to a chain once, and never changed. */
export async function giveClientSeed(
  database: Database,
  id: string,
  clientSeed: string,
): Promise<void> {
  await database
    .updateTable('room_chain')
    .set({ client_seed: clientSeed })
    .where('id', '=', id)
    .where('client_seed', 'is', null)
    .execute();
}

export async function raiseUsed(transaction: Transaction, id: string, used: number): Promise<void> {
  await transaction.updateTable('room_chain').set({ used }).where('id', '=', id).execute();
}

interface SharedPair {
  purse: Purse;
  commitment: string;
  lockedSeed: string;
  clientSeed: string;
  nonce: number;
  now: Date;
}

/** A seed that belongs to a table's round or to a pool, and to no player. */
export async function insertSharedPair(
  transaction: Transaction,
  pair: SharedPair,
): Promise<string> {
  const { id } = await transaction
    .insertInto('seed_pair')
    .values({
      player_id: null,
      purse: pair.purse,
      commitment: pair.commitment,
      locked_seed: pair.lockedSeed,
      client_seed: pair.clientSeed,
      nonce: String(pair.nonce),
      made_at: pair.now,
      revealed_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
