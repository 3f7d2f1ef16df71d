import type { Database } from '#server/db/open.ts';

/** Whether a self-exclusion runs: what it refuses is not kept for later. */
export async function isExcluded(
  database: Database,
  playerId: string,
  now: Date,
): Promise<boolean> {
  const found = await database
    .selectFrom('player_break')
    .select('id')
    .where('player_id', '=', playerId)
    .where('kind', '=', 'exclusion')
    .where('ends_at', '>', now)
    .executeTakeFirst();
  return found !== undefined;
}
