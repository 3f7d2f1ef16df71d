import { sql } from 'kysely';
import type { Database } from '#server/db/open.ts';

/** Answers how many months were made. */
export async function makeBetPartitions(database: Database, months: number): Promise<number> {
  const { rows } = await sql<{ made: number }>`
    select record_make_partitions(
      (clock_timestamp() + make_interval(months => ${months}))::date) as made`.execute(database);
  return rows[0]?.made ?? 0;
}
