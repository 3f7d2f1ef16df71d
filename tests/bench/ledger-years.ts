import { sql } from 'kysely';
import type { Database } from '#server/db/open.ts';

const batch = 100_000;

/**
 * Years of legs, two a transfer, written past the posting function, which would take hours; keys,
 * days and players are spread as a merchant's would be. What it writes is whole and sums to nothing.
 */
export async function fillYears(
  database: Database,
  accounts: readonly string[],
  legs: number,
): Promise<void> {
  const transfers = legs / 2;
  await sql`select setval('ledger_transfer_id', ${transfers + 1_000_000}::bigint)`.execute(
    database,
  );
  await sql`
    create table filled as
    select a.id, a.player_id, row_number() over (order by a.id) - 1 as place
    from ledger_account a where a.id = any (${[...accounts]}::bigint[])`.execute(database);
  await makeEarlierMonths(database);
  for (let from = 0; from < transfers; from += batch) {
    const to = Math.min(from + batch, transfers);
    await database.transaction().execute(async (transaction) => {
      await sql`
        create temporary table wish on commit drop as
        select 1000000 + n as id, current_date - 700 + (n * 690 / ${transfers}::bigint)::int as day,
          'year:' || md5(n::text) as key, f.id as account_id, f.player_id
        from generate_series(${from}::bigint, ${to - 1}::bigint) as n
        join filled f on f.place = (n * 7919) % ${accounts.length}::bigint`.execute(transaction);
      await sql`
        insert into ledger_key select key, day, id, sha256(key::bytea) from wish`.execute(
        transaction,
      );
      await sql`
        insert into ledger_transfer (id, posted_on, posted_at, key, kind, reference, actor)
        select id, day, day, key, 'test', '', 'years' from wish`.execute(transaction);
      await sql`
        insert into ledger_leg (posted_on, transfer_id, ordinal, account_id, player_id, commodity,
          amount, balance_after)
        select day, id, 1, account_id, player_id, 'COP', 5, 5 from wish
        union all
        select day, id, 2, (select id from ledger_account where player_id is null limit 1), null,
          'COP', -5, null from wish`.execute(transaction);
    });
  }
  await sql`vacuum analyze`.execute(database);
}

/** The books make room for what is to come; what has been never needed any. */
async function makeEarlierMonths(database: Database): Promise<void> {
  const { rows } = await sql<{ month: string; next: string; suffix: string }>`
    select month::date::text as month, (month + interval '1 month')::date::text as next,
      to_char(month, 'YYYY_MM') as suffix
    from generate_series(date_trunc('month', current_date - 730),
      date_trunc('month', current_date - interval '2 months'), interval '1 month') as month
  `.execute(database);
  for (const { month, next, suffix } of rows) {
    for (const parent of ['ledger_transfer', 'ledger_leg']) {
      await sql`
        create table if not exists ${sql.table(`${parent}_${suffix}`)}
        partition of ${sql.table(parent)}
        for values from (${sql.lit(month)}) to (${sql.lit(next)})`.execute(database);
    }
  }
}
