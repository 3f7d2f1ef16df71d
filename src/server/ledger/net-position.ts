import { sql } from 'kysely';
import type { Database } from '#server/db/open.ts';
import { playKinds } from './play-kinds.ts';

interface PlayPeriod {
  playerId: string;
  commodity: string;
  since: Date;
  now: Date;
}

/** What a player won (above zero) or lost of their own money by playing since a moment. */
export async function netPosition(
  database: Database,
  { playerId, commodity, since, now }: PlayPeriod,
): Promise<bigint> {
  // The day before as well: a transfer is booked on a day in UTC, and never on a later one's past.
  const first = dayOf(since.getTime() - dayMs);
  // Without an end all the months to come are planned over, which takes longer than the answer. There
  // is room for a clock of the database's that is ahead.
  const last = dayOf(now.getTime() + 3 * dayMs);
  const { rows } = await sql<{ net: string | null }>`
    select sum(leg.amount)::text as net
    from ledger_leg leg
    join ledger_transfer transfer
      on transfer.posted_on = leg.posted_on and transfer.id = leg.transfer_id
    join ledger_account account on account.id = leg.account_id and account.kind <> 'player-bonus'
    where leg.player_id = ${playerId} and leg.commodity = ${commodity}
      and leg.posted_on between ${first}::date and ${last}::date
      and transfer.posted_on between ${first}::date and ${last}::date
      and transfer.posted_at >= ${since}
      and transfer.kind = any (${[...playKinds]}::text[])`.execute(database);
  return BigInt(rows[0]?.net ?? 0);
}

function dayOf(timeMs: number): string {
  return new Date(timeMs).toISOString().slice(0, 10);
}

const dayMs = 24 * 60 * 60_000;
