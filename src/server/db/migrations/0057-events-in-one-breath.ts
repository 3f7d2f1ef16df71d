import { type Kysely, sql } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  // Whoever hears the bell reads all there is: many events written together ring it once.
  await sql`drop trigger event_announced on event`.execute(database);
  await sql`
    create or replace function announce_event() returns trigger
    language plpgsql
    as $$
    begin
      perform pg_notify('verbena_event', max(id)::text) from told having count(*) > 0;
      return null;
    end
    $$`.execute(database);
  await sql`
    create trigger event_announced after insert on event
    referencing new table as told
    for each statement execute function announce_event()`.execute(database);
}
