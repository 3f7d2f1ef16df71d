import { type Kysely, sql } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  // What a device calls its user: random, so that no device learns an account's number.
  await sql`
    create table passkey_user (
      player_id bigint primary key references player on delete cascade,
      handle bytea not null unique check (octet_length(handle) = 32)
    )`.execute(database);
  await sql`
    create table passkey (
      id text primary key,
      player_id bigint not null references player on delete cascade,
      public_key bytea not null,
      counter bigint not null,
      transports text[] not null default '{}',
      name text not null,
      created_at timestamptz not null,
      used_at timestamptz
    )`.execute(database);
  await sql`create index passkey_player_index on passkey (player_id, created_at)`.execute(database);
  // A question that was asked, and may be answered once; without a player it was asked at the door.
  await sql`
    create table passkey_challenge (
      challenge text primary key,
      player_id bigint references player on delete cascade,
      expires_at timestamptz not null
    )`.execute(database);
  await sql`create index passkey_challenge_expires_index on passkey_challenge (expires_at)`.execute(
    database,
  );
}
