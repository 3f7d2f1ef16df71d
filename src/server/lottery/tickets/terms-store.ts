import type { Updateable } from 'kysely';
import type { Database, Transaction } from '#server/db/open.ts';
import type { Tables } from '#server/db/tables.ts';

export type TermColumns = Omit<Updateable<Tables['lottery_sale']>, 'game_code'>;

export async function isLotteryGame(database: Database, game: string): Promise<boolean> {
  const found = await database
    .selectFrom('lottery_game')
    .select('game_code')
    .where('game_code', '=', game)
    .executeTakeFirst();
  return found !== undefined;
}

/** Undefined where the game sells on the columns' defaults. */
export function selectTerms(database: Database, game: string): Promise<object | undefined> {
  return database
    .selectFrom('lottery_sale')
    .selectAll()
    .where('game_code', '=', game)
    .executeTakeFirst();
}

export async function upsertTerm(
  transaction: Transaction,
  game: string,
  change: TermColumns,
): Promise<void> {
  await transaction
    .insertInto('lottery_sale')
    .values({ game_code: game, ...change })
    .onConflict((conflict) => conflict.column('game_code').doUpdateSet(change))
    .execute();
}
