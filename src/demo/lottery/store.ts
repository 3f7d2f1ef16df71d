import { sql } from 'kysely';
import { inTransaction, type Transaction } from '#server/db/open.ts';
import { done } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { lastChainNumber } from '#server/lottery/draws/chain-store.ts';
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
    if (game.drawn_by === 'official') {
      await transaction
        .insertInto('lottery_sale')
        .values({ game_code: game.game_code, ...officialBounds })
        .execute();
    }
    await importPast({ transaction, vault }, game.game_code, { number: 1, chain, draws });
    return done(null);
  });
}

interface Importing extends Past {
  /** Of the chain, within its game. */
  number: number;
}

async function importPast(
  { transaction, vault }: { transaction: Transaction; vault: AppContext['vault'] },
  game: string,
  { number, chain, draws }: Importing,
): Promise<void> {
  const row =
    chain &&
    (await transaction
      .insertInto('lottery_chain')
      .values({
        ...{ game_code: game, number, links: chain.links, commitment: chain.commitment },
        locked_end: vault.lock(chain.end, `lottery_chain.locked_end/${chain.commitment}`),
      })
      .returning('id')
      .executeTakeFirstOrThrow());
  await sql`select lottery_import(${game}, ${row?.id ?? null}::bigint,
    ${JSON.stringify(draws)}::jsonb)`.execute(transaction);
}

/** The oldest draw of a game; undefined before it has any. */
export function selectOldest(
  database: AppContext['database'],
  game: string,
): Promise<{ numero: string; draws_at: Date } | undefined> {
  return database
    .selectFrom('lottery_numero')
    .select(['numero', 'draws_at'])
    .where('game_code', '=', game)
    .orderBy('draws_at')
    .limit(1)
    .executeTakeFirst();
}

/** Puts older draws before a game's oldest one; another gateway that did it first leaves nothing to do. */
export async function insertOlder(
  { database, vault }: Pick<AppContext, 'database' | 'vault'>,
  game: string,
  { oldest, past }: { oldest: Date; past: Past },
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    await sql`select from lottery_game where game_code = ${game} for update`.execute(transaction);
    const known = await selectOldest(transaction, game);
    if (known?.draws_at.getTime() !== oldest.getTime()) return done(null);
    const number = (await lastChainNumber(transaction, game)) + 1;
    await importPast({ transaction, vault }, game, { number, ...past });
    return done(null);
  });
}

/** Whole towns bet on the number of last night's dream, so the trade bounds each number of an official draw. */
const officialBounds = { most_per_number: '20000000000', most_per_player: '30000000000' };
