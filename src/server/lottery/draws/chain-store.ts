import type { Selectable } from 'kysely';
import type { Database } from '#server/db/open.ts';
import type { Tables } from '#server/db/tables.ts';

export type ChainRow = Selectable<Tables['lottery_chain']>;

/** The chain in use, while it has a link left. */
export function selectUsableChain(database: Database, game: string): Promise<ChainRow | undefined> {
  return database
    .selectFrom('lottery_chain')
    .selectAll()
    .where('game_code', '=', game)
    .whereRef('used', '<', 'links')
    .orderBy('number')
    .limit(1)
    .executeTakeFirst();
}

export function selectChain(database: Database, id: string): Promise<ChainRow | undefined> {
  return database.selectFrom('lottery_chain').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function lastChainNumber(database: Database, game: string): Promise<number> {
  const row = await database
    .selectFrom('lottery_chain')
    .select(({ fn }) => fn.max('number').as('number'))
    .where('game_code', '=', game)
    .executeTakeFirst();
  return row?.number ?? 0;
}

interface NewChain {
  game: string;
  number: number;
  links: number;
  commitment: string;
  lockedEnd: string;
}

/** Whoever comes second finds the one that was made. */
export async function insertChain(database: Database, chain: NewChain): Promise<void> {
  await database
    .insertInto('lottery_chain')
    .values({
      game_code: chain.game,
      number: chain.number,
      links: chain.links,
      commitment: chain.commitment,
      locked_end: chain.lockedEnd,
    })
    .onConflict((conflict) => conflict.columns(['game_code', 'number']).doNothing())
    .execute();
}
