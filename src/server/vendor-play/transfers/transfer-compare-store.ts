import { sql } from 'kysely';
import type { Database } from '#server/db/open.ts';

export interface Holder {
  accountId: string;
  playerId: string;
  name: string;
  amount: string;
  currency: string;
}

/**
 * Whose money lies there by our books, or did when the books differed, after those who were compared
 * last; or some of them again. Not who has a move under way, nor what was never the vendor's.
 */
export async function selectHolders(
  database: Database,
  vendor: string,
  { atMost, among }: { atMost: number; among?: readonly string[] },
): Promise<Holder[]> {
  const whose = among
    ? sql`account.id = any(${among}::bigint[])`
    : sql`account.id > coalesce(
        (select compared_to from vendor_feed where vendor_code = ${vendor}), 0)`;
  const { rows } = await sql<Holder>`
    select account.id::text as "accountId", account.player_id as "playerId", who.name,
      balance.amount::text as amount, account.commodity as currency
    from ledger_account account
    join ledger_balance balance on balance.account_id = account.id
    join vendor_player who
      on who.player_id = account.player_id and who.vendor_code = ${vendor}
    where account.kind = 'vendor-wallet' and account.subject = ${vendor} and ${whose}
      and (balance.amount > 0 or exists (
        select from vendor_incident incident
        where incident.vendor_code = ${vendor} and incident.kind = 'wallet-differs'
          and incident.subject = 'player:' || account.player_id and incident.settled_at is null))
      and not exists (
        select from vendor_transfer one where one.player_id = account.player_id
          and one.vendor_code = ${vendor} and one.state = 'pending')
      and (exists (
        select from vendor_transfer one where one.player_id = account.player_id
          and one.vendor_code = ${vendor})
        or exists (
        select from fed_round round where round.player_id = account.player_id
          and round.vendor_code = ${vendor}))
    order by account.id limit ${atMost}`.execute(database);
  return rows;
}

export async function saveComparedTo(
  database: Database,
  vendor: string,
  accountId: string,
): Promise<void> {
  await database
    .updateTable('vendor_feed')
    .set({ compared_to: accountId })
    .where('vendor_code', '=', vendor)
    .execute();
}
