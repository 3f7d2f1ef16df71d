import { sql } from 'kysely';
import type { Transaction } from '#server/db/open.ts';
import { hardMarks } from '#server/exclusion-register/marks-of.ts';

/** Accounts of one device that may each take a share: a household has one phone now and then. */
const accountsOfDevice = 2;

/**
 * Whether the person behind an account has a share of this envelope already, as another account of theirs, or their
 * device has as many as a device may take. Accounts that share a mark wait for one another here.
 */
export async function hasTakenAsAnother(
  transaction: Transaction,
  { envelopeId, playerId }: { envelopeId: string; playerId: string },
): Promise<boolean> {
  const kinds = [...hardMarks, 'device'];
  await sql`
    select pg_advisory_xact_lock(hashtextextended('envelope ' || ${envelopeId} || kind || mark, 0))
    from (
      select kind, mark from person_mark where player_id = ${playerId} and kind = any (${kinds}::text[])
      order by kind, mark) as own`.execute(transaction);
  const { rows } = await sql<{ isTaken: boolean }>`
    select coalesce(bool_or(own.kind <> 'device'), false)
      or count(distinct theirs.player_id) filter (where own.kind = 'device') >= ${accountsOfDevice} as "isTaken"
    from person_mark own
    join person_mark theirs on theirs.kind = own.kind and theirs.mark = own.mark and theirs.player_id <> own.player_id
    join envelope_share share on share.player_id = theirs.player_id and share.envelope_id = ${envelopeId}
    where own.player_id = ${playerId} and own.kind = any (${kinds}::text[])`.execute(transaction);
  return rows[0]?.isTaken ?? false;
}
