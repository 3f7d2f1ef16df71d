import type { Selectable } from 'kysely';
import type { Database, Transaction } from '#server/db/open.ts';
import type { Tables } from '#server/db/tables.ts';
import type { Owner } from '../store.ts';

export type PairRow = Selectable<Tables['seed_pair']>;

interface NewPair extends Owner {
  commitment: string;
  lockedSeed: string;
  clientSeed: string;
  now: Date;
}

/** The first caller makes it; concurrent callers find that one. */
export async function insertPair(database: Database, pair: NewPair): Promise<void> {
  await database
    .insertInto('seed_pair')
    .values({
      player_id: pair.playerId,
      purse: pair.purse,
      commitment: pair.commitment,
      locked_seed: pair.lockedSeed,
      client_seed: pair.clientSeed,
      made_at: pair.now,
      revealed_at: null,
    })
    .onConflict((conflict) =>
      conflict.columns(['player_id', 'purse']).where('revealed_at', 'is', null).doNothing(),
    )
    .execute();
}

export function selectPair(
  database: Database,
  { playerId, purse }: Owner,
): Promise<PairRow | undefined> {
  return database
    .selectFrom('seed_pair')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('purse', '=', purse)
    .where('revealed_at', 'is', null)
    .executeTakeFirst();
}

export function lockPair(
  transaction: Transaction,
  { playerId, purse }: Owner,
): Promise<PairRow | undefined> {
  return transaction
    .selectFrom('seed_pair')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('purse', '=', purse)
    .where('revealed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

export function selectPairs(database: Database, ids: readonly string[]): Promise<PairRow[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return database
    .selectFrom('seed_pair')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute();
}

/** A pair of the player's own that was shown already. */
export function selectShown(database: Database, { playerId, purse }: Owner, commitment: string) {
  return database
    .selectFrom('seed_pair')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('purse', '=', purse)
    .where('commitment', '=', commitment)
    .where('revealed_at', 'is not', null)
    .executeTakeFirst();
}

export async function updateClientSeed(
  transaction: Transaction,
  id: string,
  clientSeed: string,
): Promise<void> {
  await transaction
    .updateTable('seed_pair')
    .set({ client_seed: clientSeed })
    .where('id', '=', id)
    .execute();
}

export async function markRevealed(transaction: Transaction, id: string, now: Date): Promise<void> {
  await transaction
    .updateTable('seed_pair')
    .set({ revealed_at: now })
    .where('id', '=', id)
    .execute();
}

/** Whether a round that draws from it still runs: its seed would show the cards to come. */
export async function hasOpenRound(transaction: Transaction, pairId: string): Promise<boolean> {
  const row = await transaction
    .selectFrom('house_round')
    .select('id')
    .where('seed_pair_id', '=', pairId)
    .where('state', '=', 'open')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
