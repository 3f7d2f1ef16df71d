import { type Kysely, sql } from 'kysely';

/** A player's launches that are still good are few, and counted with each new one. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create index launch_token_open_index on launch_token (player_id, made_at)
    where used_at is null`.execute(database);
}
