import { type Kysely, sql } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table credential (
      player_id bigint primary key references player on delete cascade,
      password_hash text not null,
      changed_at timestamptz not null,
      must_change boolean not null default false
    )`.execute(database);
  await sql`
    create table last_login (
      player_id bigint primary key references player on delete cascade,
      logged_in_at timestamptz not null,
      address inet
    )`.execute(database);
  // Names and addresses are hashed: who reads the table learns of nobody that they tried.
  await sql`
    create table login_attempt (
      scope text not null,
      key_hash bytea not null check (octet_length(key_hash) = 32),
      failures integer not null default 0,
      first_at timestamptz not null,
      last_at timestamptz not null,
      primary key (scope, key_hash)
    )`.execute(database);
}
