import { sql } from 'kysely';
import { inTransaction } from '#server/db/open.ts';
import { done } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import type { LotteryGameRow } from './game-rows.ts';
import type { Past } from './past-draws.ts';

export async function selectKnownGames(
  database: AppContext['database'],
): Promise<ReadonlySet<string>> {
  const rows = await database.selectFrom('lottery_game').select('game_code').execute();
  return new Set(rows.map(({ game_code }) => game_code));
}

/** A game and its past in one transaction: its first own numero comes behind them. */
export async function insertWithPast(
  { database, vault }: Pick<AppContext, 'database' | 'vault'>,
  game: LotteryGameRow,
  { chain, draws }: Past,
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    const inserted = await transaction
      .insertInto('lottery_game')
      .values(game)
      .onConflict((conflict) => conflict.doNothing())
      .returning('game_code')
      .executeTakeFirst();
    if (!inserted) return done(null);
    const made = chain && {
      game_code: game.game_code,
      number: 1,
      links: chain.links,
      commitment: chain.commitment,
      locked_end: vault.lock(chain.end, `lottery_chain.locked_end/${chain.commitment}`),
    };
    const row =
      made &&
      (await transaction
        .insertInto('lottery_chain')
        .values(made)
        .returning('id')
        .executeTakeFirstOrThrow());
    if (game.drawn_by === 'official') {
      await transaction
        .insertInto('lottery_sale')
        .values({ game_code: game.game_code, ...officialBounds })
        .execute();
    }
    await sql`select lottery_import(${game.game_code}, ${row?.id ?? null}::bigint,
      ${JSON.stringify(draws)}::jsonb)`.execute(transaction);
    return done(null);
  });
}

/** Whole towns bet on the number of last night's dream, so the trade bounds each number of an official draw. */
const officialBounds = { most_per_number: '20000000000', most_per_player: '30000000000' };
