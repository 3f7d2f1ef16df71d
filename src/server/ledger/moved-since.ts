import { sql } from 'kysely';
import type { Database } from '#server/db/open.ts';
import type { PlaceInBooks } from './place-in-books.ts';

interface Wanted {
  playerId: string;
  commodity: string;
  kinds: readonly string[];
  /** Not itself a part of it; null: from the beginning. */
  after: PlaceInBooks | null;
  /** Only what was brought, whatever was taken. */
  isReceivedOnly?: boolean;
}

/** What transfers of some kinds brought a player after a place in the books, less what they took. */
export async function movedSince(
  database: Database,
  { playerId, commodity, kinds, after, isReceivedOnly = false }: Wanted,
): Promise<bigint> {
  // Numbers decide. The day only spares the older months, with room for a clock that was set back.
  const { rows } = await sql<{ sum: string }>`
    select coalesce(sum(leg.amount), 0)::text as sum
    from ledger_leg as leg
    join ledger_transfer as transfer
      on transfer.posted_on = leg.posted_on and transfer.id = leg.transfer_id
    where leg.player_id = ${playerId} and leg.commodity = ${commodity}
      and transfer.kind = any (${kinds})
      ${isReceivedOnly ? sql`and leg.amount > 0` : sql``}
      ${
        after
          ? sql`and leg.transfer_id > ${after.transferId}
              and leg.posted_on >= ${after.postedOn}::date - 3
              and transfer.posted_on >= ${after.postedOn}::date - 3`
          : sql``
      }`.execute(database);
  return BigInt(rows[0]?.sum ?? 0);
}
