import { sql } from 'kysely';
import type { Database, Transaction } from '#server/db/open.ts';

/** Undefined where the player has not been asked. */
export async function selectFollowing(
  database: Database,
  playerId: string,
): Promise<boolean | undefined> {
  const row = await database
    .selectFrom('vendor_following')
    .select('is_automatic')
    .where('player_id', '=', playerId)
    .executeTakeFirst();
  return row?.is_automatic;
}

export async function upsertFollowing(
  database: Database,
  { playerId, isAutomatic, now }: { playerId: string; isAutomatic: boolean; now: Date },
): Promise<void> {
  await database
    .insertInto('vendor_following')
    .values({ player_id: playerId, is_automatic: isAutomatic, chosen_at: now })
    .onConflict((conflict) =>
      conflict.column('player_id').doUpdateSet({ is_automatic: isAutomatic, chosen_at: now }),
    )
    .execute();
}

export interface Stay {
  playerId: string;
  vendor: string;
}

/** Null for a stay that is over. */
export async function upsertStay(
  transaction: Transaction,
  { playerId, vendor }: Stay,
  seenAt: Date,
): Promise<void> {
  await transaction
    .insertInto('vendor_stay')
    .values({ player_id: playerId, vendor_code: vendor, seen_at: seenAt })
    .onConflict((conflict) =>
      conflict.columns(['player_id', 'vendor_code']).doUpdateSet({ seen_at: seenAt }),
    )
    .execute();
}

/** Whether there was one to end. */
export async function endStay(transaction: Transaction, stay: Stay): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('vendor_stay')
    .set({ seen_at: null })
    .where('player_id', '=', stay.playerId)
    .where('vendor_code', '=', stay.vendor)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export function selectStay(
  database: Database,
  stay: Stay,
): Promise<{ seenAt: Date | null } | undefined> {
  return database
    .selectFrom('vendor_stay')
    .select('seen_at as seenAt')
    .where('player_id', '=', stay.playerId)
    .where('vendor_code', '=', stay.vendor)
    .executeTakeFirst();
}

/** Only one that is over: who has entered again meanwhile keeps theirs. */
export async function deleteEndedStay(
  transaction: Transaction,
  stay: Stay,
  before: Date,
): Promise<void> {
  await transaction
    .deleteFrom('vendor_stay')
    .where('player_id', '=', stay.playerId)
    .where('vendor_code', '=', stay.vendor)
    .where(({ eb, or }) => or([eb('seen_at', 'is', null), eb('seen_at', '<=', before)]))
    .execute();
}

/** Whether something lies there by our books, or may come: a move or a round is not over. */
export async function isAnythingLeft(database: Database, stay: Stay): Promise<boolean> {
  const { playerId, vendor } = stay;
  const { rows } = await sql<{ is: boolean }>`
    select exists (select from vendor_transfer where player_id = ${playerId}
        and vendor_code = ${vendor} and state = 'pending')
      or exists (select from fed_round where player_id = ${playerId}
        and vendor_code = ${vendor} and (state = 'open' or reported_bet <> booked_bet
          or reported_win <> booked_win or state <> booked_state))
      or exists (select from ledger_account account
        join ledger_balance balance on balance.account_id = account.id
        where account.player_id = ${playerId} and account.kind = 'vendor-wallet'
          and account.subject = ${vendor} and balance.amount > 0) as is`.execute(database);
  return rows[0]?.is === true;
}
