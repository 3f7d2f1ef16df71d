import { type Kysely, sql } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  // A keyed hash of the number: equal numbers show, and nobody without the house's secret reads one.
  await sql`alter table kyc_case add column number_hash text`.execute(database);
  await sql`
    create index kyc_case_number_index on kyc_case (number_hash) where number_hash is not null`.execute(
    database,
  );
}
