import { type Kysely, sql } from 'kysely';

/** How many days lie before the nearest end of all tables that are partitioned by time. */
export async function daysPartitionedAhead<Tables>(database: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{ days: number }>`
    select extract(epoch from min(ends.until) - clock_timestamp())::float8 / 86400 as days
    from (
      select max((regexp_match(pg_get_expr(part.relpartbound, part.oid), 'TO \\(''(.+)''\\)'))[1]::timestamptz)
        as until
      from pg_partitioned_table parent
      join pg_inherits on inhparent = parent.partrelid
      join pg_class part on part.oid = inhrelid
      where parent.partstrat = 'r'
      group by parent.partrelid
    ) ends`.execute(database);
  return rows[0]?.days ?? Number.NaN;
}
