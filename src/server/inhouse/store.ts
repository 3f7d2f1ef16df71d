import type { Selectable } from 'kysely';
import type { Purse } from '#contract/inhouse.ts';
import type { Database, Transaction } from '#server/db/open.ts';
import type { Tables } from '#server/db/tables.ts';

/** What a game takes, and what the catalogue calls it; undefined where it has no row. */
export function selectTerms(database: Database, game: string) {
  return database
    .selectFrom('house_game')
    .innerJoin('game', 'game.game_code', 'house_game.game_code')
    .select([
      'house_game.rules',
      'house_game.least_stake as least',
      'house_game.most_stake as most',
      'house_game.cycle_ms as cycleMs',
      'house_game.pot_times as potTimes',
      'house_game.enabled as isEnabled',
      'game.is_shown as isShown',
      'game.vendor_code as vendor',
      'game.name',
    ])
    .where('house_game.game_code', '=', game)
    .executeTakeFirst();
}

export type RoundRow = Selectable<Tables['house_round']>;

export interface NewRound {
  playerId: string;
  requestId: string;
  purse: Purse;
  game: string;
  vendor: string;
  rules: string;
  edition: number;
  pairId: string;
  clientSeed: string;
  nonce: number;
  choices: string;
  staked: bigint;
  paid: bigint | null;
  now: Date;
  /** The table's round it is a bet in. */
  tableRoundId?: string;
  /** Which ticket of which pool. */
  ticket?: { poolId: string; number: number };
}

export async function insertRound(transaction: Transaction, round: NewRound): Promise<RoundRow> {
  return transaction
    .insertInto('house_round')
    .values({
      player_id: round.playerId,
      request_id: round.requestId,
      purse: round.purse,
      game_code: round.game,
      vendor_code: round.vendor,
      rules: round.rules,
      edition: round.edition,
      seed_pair_id: round.pairId,
      client_seed: round.clientSeed,
      nonce: String(round.nonce),
      choices: round.choices,
      staked: String(round.staked),
      paid: round.paid === null ? null : String(round.paid),
      state: round.paid === null ? 'open' : 'done',
      opened_at: round.now,
      changed_at: round.now,
      table_round_id: round.tableRoundId ?? null,
      pool_id: round.ticket?.poolId ?? null,
      ticket: round.ticket?.number ?? null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The rounds of a game that run: one, or one on each slip of a table. */
export function selectOpenRounds(database: Database, owner: Owner, game: string) {
  return database
    .selectFrom('house_round')
    .selectAll()
    .where('player_id', '=', owner.playerId)
    .where('purse', '=', owner.purse)
    .where('game_code', '=', game)
    .where('state', '=', 'open')
    .execute();
}

export interface Owner {
  playerId: string;
  purse: Purse;
}

export function selectRound(database: Database, playerId: string, id: string) {
  return database
    .selectFrom('house_round')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('id', '=', id)
    .executeTakeFirst();
}

interface RoundsWanted extends Owner {
  game?: string | undefined;
  /** The last one's number of the page before. */
  after?: string | undefined;
  atMost: number;
}

export function selectRounds(
  database: Database,
  { playerId, purse, game, after, atMost }: RoundsWanted,
): Promise<RoundRow[]> {
  return database
    .selectFrom('house_round')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('purse', '=', purse)
    .$if(game !== undefined, (rounds) => rounds.where('game_code', '=', game ?? ''))
    .$if(after !== undefined, (rounds) => rounds.where('id', '<', after ?? ''))
    .orderBy('id', 'desc')
    .limit(atMost)
    .execute();
}

export async function openPurse(
  database: Database,
  playerId: string,
  { full, now }: { full: bigint; now: Date },
): Promise<void> {
  await database
    .insertInto('coin_purse')
    .values({ player_id: playerId, coins: String(full), filled_at: now })
    .onConflict((conflict) => conflict.column('player_id').doNothing())
    .execute();
}

/** Up to full, and never down to it. */
export async function fillCoins(
  database: Database,
  playerId: string,
  { full, now }: { full: bigint; now: Date },
): Promise<void> {
  await database
    .updateTable('coin_purse')
    .set({ coins: String(full), filled_at: now })
    .where('player_id', '=', playerId)
    .where('coins', '<', String(full))
    .execute();
}

export async function selectCoins(database: Database, playerId: string): Promise<string | null> {
  const row = await database
    .selectFrom('coin_purse')
    .select('coins')
    .where('player_id', '=', playerId)
    .executeTakeFirst();
  return row?.coins ?? null;
}
