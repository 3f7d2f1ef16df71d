import { type Kysely, sql } from 'kysely';

/**
 * Days are what a player asks of the betting record, so days choose what of it is read: by its numbers
 * alone each page walked down from the newest bet, and each sum read all that there ever were.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create index bet_record_time_index
    on bet_record (player_id, placed_at desc, id desc)`.execute(database);
  await sql`drop index bet_record_player_index`.execute(database);
}
