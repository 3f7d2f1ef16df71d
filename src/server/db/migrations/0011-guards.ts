import { type Kysely, sql } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  // Opened with a password that has to be changed first; the gateway refuses all else until then.
  await sql`alter table session add column must_change boolean not null default false`.execute(
    database,
  );
  await sql`create index session_expires_index on session (expires_at)`.execute(database);
  await sql`create index known_device_seen_index on known_device (last_seen_at)`.execute(database);
  await sql`create index known_network_seen_index on known_network (last_seen_at)`.execute(
    database,
  );
  await sql`create index player_trial_index on player (created_at) where type = 4`.execute(
    database,
  );
  // A session taken along is taken from one: where that is over, so is the code.
  await sql`delete from hand_over`.execute(database);
  await sql`
    alter table hand_over
      add column token_hash bytea not null references session (token_hash) on delete cascade`.execute(
    database,
  );
  // Without a player for who asks about nobody: the same work, and nothing that opens.
  await sql`alter table password_reset alter column player_id drop not null`.execute(database);
}
