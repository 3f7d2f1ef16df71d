import { sql } from 'kysely';
import type { Database } from '#server/db/open.ts';
import { hardMarks } from '#server/exclusion-register/marks-of.ts';

/** Whether an account bears a mark, one person's alone, that one of those others bears too. */
export async function isPersonOfAny(
  database: Database,
  { playerId, others }: { playerId: string; others: readonly string[] },
): Promise<boolean> {
  if (others.length === 0) return false;
  const { rows } = await sql`
    select from person_mark own
    join person_mark theirs on theirs.kind = own.kind and theirs.mark = own.mark
    where own.player_id = ${playerId} and own.kind = any (${[...hardMarks]}::text[])
      and theirs.player_id = any (${[...others]}::bigint[]) and theirs.player_id <> own.player_id
    limit 1`.execute(database);
  return rows.length > 0;
}

/** Whether another account of the same person was given this stage of this run of a mission, or this board's prize. */
export async function isAwardedAsAnother(
  database: Database,
  { runId, playerId, stage }: { runId: string; playerId: string; stage: number | null },
): Promise<boolean> {
  const { rows } = await sql`
    select from person_mark own
    join person_mark theirs on theirs.kind = own.kind and theirs.mark = own.mark and theirs.player_id <> own.player_id
    join mission_award award on award.run_id = ${runId} and award.player_id = theirs.player_id
      and award.state = 'granted' and (${stage}::int is null or award.stage = ${stage}::int)
    where own.player_id = ${playerId} and own.kind = any (${[...hardMarks]}::text[])
    limit 1`.execute(database);
  return rows.length > 0;
}
