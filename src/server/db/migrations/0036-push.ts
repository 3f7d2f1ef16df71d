import { type Kysely, sql } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  // One pair for the site's whole life: a browser listens to the one that it subscribed with.
  await sql`
    create table push_key (
      is_only boolean primary key default true check (is_only),
      public_key text not null,
      private_key text not null,
      made_at timestamptz not null default clock_timestamp()
    )`.execute(database);
  // Who holds an endpoint and its keys can write to that phone, so they lie in the vault.
  await sql`
    create table push_subscription (
      id bigint generated always as identity primary key,
      player_id bigint not null references player on delete cascade,
      session_id uuid not null,
      endpoint_hash bytea not null unique check (octet_length(endpoint_hash) = 32),
      locked text not null,
      subscribed_at timestamptz not null default clock_timestamp()
    )`.execute(database);
  await sql`
    create index push_subscription_player_index on push_subscription (player_id, id)`.execute(
    database,
  );
  await sql`
    create index push_subscription_session_index on push_subscription (session_id)`.execute(
    database,
  );
  await sql`
    create table push_wish (
      player_id bigint primary key references player on delete cascade,
      money boolean not null default true,
      security boolean not null default true,
      promotions boolean not null default false,
      quiet_from time,
      quiet_to time,
      check ((quiet_from is null) = (quiet_to is null))
    )`.execute(database);
}
