import { type Kysely, sql } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  // When an account lost what proved more than a password, without that having been shown once more.
  await sql`
    create table factor_loss (
      player_id bigint primary key references player on delete cascade,
      at timestamptz not null
    )`.execute(database);
}
