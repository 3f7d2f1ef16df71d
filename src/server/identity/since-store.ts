import type { Database } from '#server/db/open.ts';

/** The earliest login of the sessions that are still used; null where there is none. */
export async function selectOldestLogin(
  database: Database,
  playerId: string,
  { now, seenAfter }: { now: Date; seenAfter: Date },
): Promise<Date | null> {
  const { since } = await database
    .selectFrom('session')
    .select(({ fn }) => fn.min('created_at').as('since'))
    .where('player_id', '=', playerId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .where('seen_at', '>', seenAfter)
    .executeTakeFirstOrThrow();
  return since;
}
