import { type Kysely, sql } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create extension if not exists pg_trgm`.execute(database);
  await createFold(database);
  await createPlayers(database);
  await createEvents(database);
  await createSiteState(database);
}

/**
 * What search compares by: neither capitals nor accents nor the width of a letter count. Made of
 * built-in parts, because unaccent depends on a dictionary file and so may not stand in an index.
 */
async function createFold(database: Kysely<unknown>): Promise<void> {
  await sql`
    create function fold(given text) returns text
    language sql immutable strict parallel safe
    as $$
      select lower(translate(
        regexp_replace(normalize(given, NFKD), '[\\u0300-\\u036f]', '', 'g'),
        'ĐđŁłØøĦħŦŧıÐð', 'ddlloohhttidd'
      ))
    $$`.execute(database);
}

async function createPlayers(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table player (
      id bigint generated always as identity primary key,
      account text not null check (account <> ''),
      nickname text not null,
      type smallint not null default 0,
      merchant text not null,
      language text not null,
      created_at timestamptz not null default now()
    )`.execute(database);
  await sql`create unique index player_account_key on player (lower(account))`.execute(database);
  await sql`
    create table session (
      token_hash bytea primary key check (octet_length(token_hash) = 32),
      player_id bigint not null references player on delete cascade,
      created_at timestamptz not null default now(),
      seen_at timestamptz not null default now(),
      expires_at timestamptz not null,
      ended_at timestamptz
    )`.execute(database);
  await sql`create index session_player_index on session (player_id)`.execute(database);
}

async function createEvents(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table event (
      id bigint generated always as identity primary key,
      kind text not null,
      topic text,
      body jsonb not null,
      created_at timestamptz not null default now()
    )`.execute(database);
  await sql`create index event_topic_index on event (topic, id)`.execute(database);
  await sql`create index event_created_index on event (created_at)`.execute(database);
  // Only the number travels: a notification holds 8,000 bytes at most, and is sent at commit.
  await sql`
    create function announce_event() returns trigger
    language plpgsql
    as $$
    begin
      perform pg_notify('verbena_event', new.id::text);
      return null;
    end
    $$`.execute(database);
  await sql`
    create trigger event_announced after insert on event
    for each row execute function announce_event()`.execute(database);
}

async function createSiteState(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table site_state (
      is_only boolean primary key default true check (is_only),
      content_version bigint not null default 1,
      catalogue_version bigint not null default 1,
      updated_at timestamptz not null default now()
    )`.execute(database);
  await sql`insert into site_state default values`.execute(database);
  await sql`
    create function bump_version(which text) returns bigint
    language plpgsql
    as $$
    declare
      bumped bigint;
    begin
      if which = 'content' then
        update site_state set content_version = content_version + 1, updated_at = now()
        returning content_version into bumped;
      elsif which = 'catalogue' then
        update site_state set catalogue_version = catalogue_version + 1, updated_at = now()
        returning catalogue_version into bumped;
      else
        raise exception 'there is no version of %', which;
      end if;
      perform pg_notify('verbena_version', which || ':' || bumped);
      return bumped;
    end
    $$`.execute(database);
}
