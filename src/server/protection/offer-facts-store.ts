import { sql } from 'kysely';
import type { Database } from '#server/db/open.ts';

export async function selectOfferFacts(
  database: Database,
  playerId: string,
): Promise<{ isOff: boolean; isMarked: boolean }> {
  const { rows } = await sql<{ isOff: boolean; isMarked: boolean }>`
    select
      exists (select from protection where player_id = ${playerId} and offers_off_at is not null) as "isOff",
      exists (select from harm_flag where player_id = ${playerId} and closed_at is null) as "isMarked"`.execute(
    database,
  );
  return rows[0] ?? { isOff: false, isMarked: false };
}

/** How many of somebody's flags were open. */
export async function closeFlags(
  database: Database,
  { playerId, by, now }: { playerId: string; by: string; now: Date },
): Promise<number> {
  const { numUpdatedRows } = await database
    .updateTable('harm_flag')
    .set({ closed_at: now, closed_by: by })
    .where('player_id', '=', playerId)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
