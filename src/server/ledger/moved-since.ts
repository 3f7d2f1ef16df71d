import { sql } from 'kysely';
import type { Database } from '#server/db/open.ts';

interface Wanted {
  playerId: string;
  commodity: string;
  kinds: readonly string[];
  since: Date;
}

/** What transfers of some kinds brought a player, less what they took, since a moment. */
export async function movedSince(
  database: Database,
  { playerId, commodity, kinds, since }: Wanted,
): Promise<bigint> {
  // The day of a transfer may lie behind its moment, never before it: the days before hold none.
  const { rows } = await sql<{ sum: string }>`
    select coalesce(sum(leg.amount), 0)::text as sum
    from ledger_leg as leg
    join ledger_transfer as transfer
      on transfer.posted_on = leg.posted_on and transfer.id = leg.transfer_id
    where leg.player_id = ${playerId} and leg.commodity = ${commodity}
      and leg.posted_on >= (${since}::timestamptz at time zone 'UTC')::date
      and transfer.kind = any (${kinds}) and transfer.posted_at >= ${since}`.execute(database);
  return BigInt(rows[0]?.sum ?? 0);
}
