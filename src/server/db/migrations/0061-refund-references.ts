import { type Kysely, sql } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  // The bank's own name of what a person has paid back: told a second time, it is the same money.
  await sql`
    alter table deposit_payment
      add column refund_reference text check (length(refund_reference) between 1 and 300)`.execute(
    database,
  );
}
