import { type Kysely, sql } from 'kysely';

/**
 * How often whole tables have been read from one end to the other, as this connection counts it: what
 * is asked in between, in one transaction, is told by the difference.
 */
export async function scansOf<Tables>(
  transaction: Kysely<Tables>,
  ...tables: string[]
): Promise<number> {
  const { rows } = await sql<{ scans: string }>`
    select coalesce(sum(seq_scan), 0)::text as scans from pg_stat_xact_user_tables
    where relname = any (${tables})`.execute(transaction);
  return Number(rows[0]?.scans);
}
