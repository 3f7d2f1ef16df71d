import { sql } from 'kysely';
import type { Database, Transaction } from '#server/db/open.ts';
import type { Tables } from '#server/db/tables.ts';

/** So that there is a row to lock. */
export async function ensureFeed(database: Database, vendor: string, now: Date): Promise<void> {
  await database
    .insertInto('vendor_feed')
    .values({ vendor_code: vendor, read_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function selectCursor(database: Database, vendor: string): Promise<string> {
  const row = await database
    .selectFrom('vendor_feed')
    .select('cursor')
    .where('vendor_code', '=', vendor)
    .executeTakeFirst();
  return row?.cursor ?? '';
}

/** Held fast: of two who have asked for the same page one writes it down. */
export function lockFeed(transaction: Transaction, vendor: string) {
  return transaction
    .selectFrom('vendor_feed')
    .select(['cursor', 'unread_since as unreadSince'])
    .where('vendor_code', '=', vendor)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export async function saveCursor(
  transaction: Transaction,
  vendor: string,
  cursor: string,
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('vendor_feed')
    .set({ cursor, read_at: now, unread_since: null })
    .where('vendor_code', '=', vendor)
    .execute();
}

/** Answers since when nobody could read it. */
export async function markUnread(database: Database, vendor: string, now: Date): Promise<Date> {
  const { since } = await database
    .updateTable('vendor_feed')
    .set({ unread_since: sql<Date>`coalesce(unread_since, ${now}::timestamptz)` })
    .where('vendor_code', '=', vendor)
    .returning('unread_since as since')
    .executeTakeFirstOrThrow();
  return since ?? now;
}

/** Who is called what there. */
export async function selectPlayersByName(
  database: Database,
  vendor: string,
  names: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (names.length === 0) return new Map();
  const rows = await database
    .selectFrom('vendor_player')
    .select(['name', 'player_id as playerId'])
    .where('vendor_code', '=', vendor)
    .where('name', 'in', names)
    .execute();
  return new Map(rows.map(({ name, playerId }) => [name, playerId]));
}

export type FedRound = Omit<
  Tables['fed_round'],
  'booked_bet' | 'booked_win' | 'booked_state' | 'bookings' | 'stuck_at'
>;

/** What was reported; what is booked stays as it is. Each round once: a statement writes no row twice. */
export async function upsertFedRounds(
  database: Database,
  rounds: readonly FedRound[],
): Promise<void> {
  if (rounds.length === 0) return;
  await database
    .insertInto('fed_round')
    .values(rounds)
    .onConflict((conflict) =>
      conflict.columns(['vendor_code', 'round', 'player_id']).doUpdateSet(({ ref }) => ({
        reported_bet: ref('excluded.reported_bet'),
        reported_win: ref('excluded.reported_win'),
        state: ref('excluded.state'),
        reported_at: ref('excluded.reported_at'),
        stuck_at: null,
      })),
    )
    .execute();
}

/**
 * Those whose sums are not ours; or that ended, or were called off, without moving any money: the record
 * still tells what was booked last. A round that never moved anything is in no record.
 */
export function selectUnbooked(database: Database, vendor: string, atMost: number) {
  return database
    .selectFrom('fed_round')
    .select(['round', 'player_id as playerId'])
    .where('vendor_code', '=', vendor)
    .where(({ eb, or, ref }) =>
      or([
        eb('reported_bet', '<>', ref('booked_bet')),
        eb('reported_win', '<>', ref('booked_win')),
        eb('state', '<>', ref('booked_state')),
      ]),
    )
    .orderBy('stuck_at', (order) => order.asc().nullsFirst())
    .orderBy('reported_at')
    .limit(atMost)
    .execute();
}

export function lockFedRound(
  transaction: Transaction,
  vendor: string,
  round: string,
  playerId: string,
) {
  return transaction
    .selectFrom('fed_round')
    .leftJoin('game', (join) =>
      join
        .onRef('game.game_code', '=', 'fed_round.game_code')
        .onRef('game.vendor_code', '=', 'fed_round.vendor_code'),
    )
    .select([
      'fed_round.reported_bet as reportedBet',
      'fed_round.reported_win as reportedWin',
      'fed_round.booked_bet as bookedBet',
      'fed_round.booked_win as bookedWin',
      'fed_round.booked_state as bookedState',
      'fed_round.bookings',
      'fed_round.state',
      'fed_round.reported_at as reportedAt',
      'fed_round.game_code as game',
      'game.game_type as gameType',
      'game.name',
    ])
    .where('fed_round.vendor_code', '=', vendor)
    .where('fed_round.round', '=', round)
    .where('fed_round.player_id', '=', playerId)
    .forUpdate('fed_round')
    .executeTakeFirst();
}

export async function saveBooked(
  transaction: Transaction,
  which: { vendor: string; round: string; playerId: string },
  booked: { bet: bigint; win: bigint; state: FedRound['state'] },
): Promise<void> {
  await transaction
    .updateTable('fed_round')
    .set({
      booked_bet: String(booked.bet),
      booked_win: String(booked.win),
      booked_state: booked.state,
      bookings: sql<number>`bookings + 1`,
      stuck_at: null,
    })
    .where('vendor_code', '=', which.vendor)
    .where('round', '=', which.round)
    .where('player_id', '=', which.playerId)
    .execute();
}

/** It goes to the end: what cannot be booked must not stand in the way of what can. */
export async function markStuck(
  database: Database,
  which: { vendor: string; round: string; playerId: string },
  now: Date,
): Promise<void> {
  await database
    .updateTable('fed_round')
    .set({ stuck_at: now })
    .where('vendor_code', '=', which.vendor)
    .where('round', '=', which.round)
    .where('player_id', '=', which.playerId)
    .execute();
}

type BetRow = Pick<
  Tables['bet_record'],
  'player_id' | 'game_type' | 'vendor_code' | 'round' | 'state' | 'placed_at' | 'settled_at'
> & { game_name: unknown; stake: string; payout: string | null };

/** To be called while the round in `fed_round` is locked: nobody else writes its bet meanwhile. */
export async function upsertBet(transaction: Transaction, row: BetRow): Promise<void> {
  const { stake, payout, state, settled_at } = row;
  const { numUpdatedRows } = await transaction
    .updateTable('bet_record')
    .set({ stake, payout, state, settled_at })
    .where('vendor_code', '=', row.vendor_code)
    .where('round', '=', row.round)
    .where('player_id', '=', row.player_id)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return;
  await transaction
    .insertInto('bet_record')
    .values({ ...row, game_name: JSON.stringify(row.game_name) as never })
    .execute();
}

/** Whether somebody has been at this vendor's tables lately. */
export async function isPlayedAt(
  database: Database,
  vendor: string,
  since: Date,
): Promise<boolean> {
  const row = await database
    .selectFrom('launch_token')
    .select('vendor_code')
    .where('vendor_code', '=', vendor)
    .where('mode', '=', 'real')
    .where('expires_at', '>', since)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Whether money lies there by our books, or may come: a round or a move is not over. What a person waits
 * for is looked at too, until it is settled by them or by itself.
 */
export async function isAnythingThere(database: Database, vendor: string): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`
    select exists (select from fed_round where vendor_code = ${vendor}
        and (state = 'open' or reported_bet <> booked_bet or reported_win <> booked_win
          or state <> booked_state))
      or exists (select from vendor_transfer where vendor_code = ${vendor}
        and state = 'pending')
      or exists (select from ledger_account account
        join ledger_balance balance on balance.account_id = account.id
        join vendor_player who
          on who.player_id = account.player_id and who.vendor_code = ${vendor}
        where account.kind = 'vendor-wallet' and account.subject = ${vendor}
          and balance.amount > 0)
      or exists (select from vendor_incident where vendor_code = ${vendor}
        and kind in ('wallet-differs', 'feed-unread') and settled_at is null) as may`.execute(
    database,
  );
  return rows[0]?.may === true;
}
