import { sql } from 'kysely';
import type { BonusTerms, BonusWeights } from '#contract/bonus-terms.ts';
import { wordsIn } from '#contract/languages.ts';
import type { Database, Transaction } from '#server/db/open.ts';
import type { OfferRow } from './bonus-store.ts';
import type { NamedGame } from './play-cost.ts';

/** The newest version of each, published or not. */
export function selectNewestOffers(database: Database): Promise<OfferRow[]> {
  return database
    .selectFrom('bonus_offer')
    .selectAll()
    .distinctOn('code')
    .orderBy('code')
    .orderBy('version', 'desc')
    .execute();
}

export async function insertProposal(
  transaction: Transaction,
  { terms, by, now }: { terms: BonusTerms; by: string; now: Date },
): Promise<number> {
  const { version } = await transaction
    .selectFrom('bonus_offer')
    .select((each) => each.fn.coalesce(each.fn.max('version'), each.lit(0)).as('version'))
    .where('code', '=', terms.code)
    .executeTakeFirstOrThrow();
  const next = Number(version) + 1;
  await transaction
    .insertInto('bonus_offer')
    .values({
      code: terms.code,
      version: next,
      terms: JSON.stringify(terms),
      proposed_by: by,
      proposed_at: now,
      published_by: null,
      published_at: null,
    })
    .execute();
  return next;
}

/** The newest version; of two who publish at once the second one waits here. */
export function selectProposal(database: Database, code: string): Promise<OfferRow | undefined> {
  return database
    .selectFrom('bonus_offer')
    .selectAll()
    .where('code', '=', code)
    .orderBy('version', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
}

/** False where none was published. */
export async function endLiveOffer(
  transaction: Transaction,
  code: string,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('bonus_offer')
    .set({ ended_at: now })
    .where('code', '=', code)
    .where('published_at', 'is not', null)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function publishProposal(
  transaction: Transaction,
  { id, by, now }: { id: string; by: string; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('bonus_offer')
    .set({ published_by: by, published_at: now })
    .where('id', '=', id)
    .where('published_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** In whose games bonus money is played: the house's own, lotteries, and vendors that ask here. */
export async function selectBonusVendors(database: Database): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select vendor_code as code from game
    where game_code in (select game_code from house_game union all select game_code from lottery_game)
    union
    select vendor_code from vendor_link where wallet = 'seamless'
    order by 1`.execute(database);
  return rows.map(({ code }) => code);
}

/** The games that weights name, and all of the vendors that they name; of the house's own and of lotteries their rules. */
export async function selectNamedGames(
  database: Database,
  { games, vendors }: Pick<BonusWeights, 'games' | 'vendors'>,
): Promise<NamedGame[]> {
  const [codes, of] = [Object.keys(games), Object.keys(vendors)];
  return database
    .selectFrom('game')
    .leftJoin('house_game', 'house_game.game_code', 'game.game_code')
    .leftJoin('lottery_game', 'lottery_game.game_code', 'game.game_code')
    .select([
      'game.game_code as code',
      'game.vendor_code as vendor',
      'game.game_type as type',
      'house_game.rules',
      'lottery_game.family',
      'lottery_game.max_series as maxSeries',
    ])
    .where(
      sql<boolean>`game.game_code = any (${codes}::text[]) or game.vendor_code = any (${of}::text[])`,
    )
    .orderBy('game.game_code')
    .execute();
}

/** Names of games, by code. */
export async function selectGameNames(
  database: Database,
  codes: readonly string[],
  language: string,
): Promise<Map<string, string>> {
  if (codes.length === 0) return new Map();
  const rows = await database
    .selectFrom('game')
    .select(['game_code as code', 'name'])
    .where('game_code', 'in', codes)
    .execute();
  return new Map(rows.map(({ code, name }) => [code, wordsIn(name, language)]));
}
