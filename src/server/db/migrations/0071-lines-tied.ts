import { type Kysely, sql } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  // Which lines of the statement are a deposit's: asked where an operator has vouched for one.
  await sql`
    create index incoming_transfer_deposit_index on incoming_transfer (deposit_id)
    where deposit_id is not null`.execute(database);
}
