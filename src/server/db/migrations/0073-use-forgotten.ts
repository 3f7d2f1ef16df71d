import { type Kysely, sql } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  // By which the oldest minutes are found: the key begins with the player.
  await sql`create index play_minute_minute_index on play_minute (minute)`.execute(database);
  await sql`
    insert into job (kind, key, due_at) values ('protection-forget', 'daily', clock_timestamp())
    on conflict (kind, key) do nothing`.execute(database);
}
