import type { Database } from '#server/db/open.ts';

/** The account's own series, which its line above set; undefined where the game's highest holds. */
export async function selectSeries(
  database: Database,
  playerId: string,
): Promise<number | undefined> {
  const row = await database
    .selectFrom('sponsor')
    .select('series')
    .where('player_id', '=', playerId)
    .executeTakeFirst();
  return row?.series ?? undefined;
}
