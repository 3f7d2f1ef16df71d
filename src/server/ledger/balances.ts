import { sql } from 'kysely';
import type { Database, Transaction } from '#server/db/open.ts';
import { type BalanceRow, selectBalances } from './store.ts';

/** What lies in each of a player's accounts. */
export function readBalances(database: Database, playerId: string): Promise<readonly BalanceRow[]> {
  return selectBalances(database, playerId);
}

/**
 * The same, held fast until the transaction ends: for who moves as much as is there. All of the
 * player's at once and in the order of their numbers, as a posting locks them, so that nobody waits in
 * a circle; an account that is to be posted to is therefore opened before.
 */
export async function lockBalances(
  transaction: Transaction,
  playerId: string,
): Promise<readonly BalanceRow[]> {
  await sql`
    select from ledger_balance where player_id = ${playerId}
    order by account_id for no key update`.execute(transaction);
  return selectBalances(transaction, playerId);
}
