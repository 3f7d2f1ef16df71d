import type { Database } from '#server/db/open.ts';

/** The newest case, whatever has become of it. */
export function selectLatestCase(database: Database, playerId: string) {
  return database
    .selectFrom('kyc_case')
    .selectAll()
    .where('player_id', '=', playerId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}
