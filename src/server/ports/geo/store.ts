import { sql } from 'kysely';
import type { Database, Transaction } from '#server/db/open.ts';

export interface PlacedRange {
  network: string;
  country: string;
}

/** The operator's ranges before a file's, and of each the most specific. */
export async function selectCountry(
  database: Database,
  address: string,
): Promise<{ country: string; source: 'file' | 'operator' } | undefined> {
  const { rows } = await sql<{ country: string; source: 'file' | 'operator' }>`
    select country, source from geo_range
    where network >>= ${address}::text::inet
    order by source desc, masklen(network) desc
    limit 1`.execute(database);
  return rows[0];
}

export async function deleteRangesOfFiles(transaction: Transaction): Promise<void> {
  await transaction.deleteFrom('geo_range').where('source', '=', 'file').execute();
}

/** Two parameters for any number of ranges. An existing range stays as it is. */
export async function insertRangesOfFile(
  transaction: Transaction,
  ranges: readonly PlacedRange[],
): Promise<void> {
  await sql`
    insert into geo_range (network, country, source)
    select network, country, 'file'
    from unnest(
      ${ranges.map((range) => range.network)}::cidr[],
      ${ranges.map((range) => range.country)}::text[]
    ) as given (network, country)
    on conflict do nothing`.execute(transaction);
}

export async function upsertOperatorRange(
  database: Database,
  { network, country }: PlacedRange,
): Promise<void> {
  await database
    .insertInto('geo_range')
    .values({ network, country, source: 'operator' })
    .onConflict((conflict) => conflict.columns(['source', 'network']).doUpdateSet({ country }))
    .execute();
}
