import { sql } from 'kysely';
import type { Database } from '#server/db/open.ts';

/** How many statements of this database wait for a lock that somebody else holds. */
export async function countWaiting(database: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(database);
  return rows[0]?.count ?? 0;
}
