import { type Kysely, sql } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  await createProtection(database);
  await createLimits(database);
  await createUse(database);
  await createHistory(database);
  await guardPromises(database);
}

async function createProtection(database: Kysely<unknown>): Promise<void> {
  // One row a player: whoever moves money or changes a limit locks it first.
  await sql`
    create table protection (
      player_id bigint primary key references player on delete cascade,
      chosen_at timestamptz,
      reality_minutes smallint not null default 60 check (reality_minutes between 1 and 1440),
      reality_answered_at timestamptz
    )`.execute(database);
  await sql`
    create table player_break (
      id bigint generated always as identity primary key,
      player_id bigint not null references player on delete cascade,
      kind text not null check (kind in ('cool-off', 'exclusion')),
      began_at timestamptz not null,
      ends_at timestamptz not null check (ends_at > began_at)
    )`.execute(database);
  await sql`create index player_break_player_index on player_break (player_id, ends_at)`.execute(
    database,
  );
}

async function createLimits(database: Kysely<unknown>): Promise<void> {
  // Minor units of the merchant's currency; minutes where the kind is 'session'.
  await sql`
    create table player_limit (
      player_id bigint not null references player on delete cascade,
      kind text not null check (kind in ('deposit', 'loss', 'wager', 'session')),
      period text not null check (period in ('day', 'week', 'month')),
      amount bigint not null check (amount >= 0),
      set_at timestamptz not null,
      primary key (player_id, kind, period)
    )`.execute(database);
  // A looser limit that was asked for: without an amount it takes the player's own limit away.
  await sql`
    create table limit_change (
      player_id bigint not null references player on delete cascade,
      kind text not null,
      period text not null,
      amount bigint check (amount >= 0),
      asked_at timestamptz not null,
      due_at timestamptz not null,
      expires_at timestamptz not null check (expires_at > due_at),
      primary key (player_id, kind, period)
    )`.execute(database);
}

async function createUse(database: Kysely<unknown>): Promise<void> {
  // Deposits one by one, since one that fails is taken off again.
  await sql`
    create table limit_use (
      deposit_id text primary key check (length(deposit_id) between 1 and 100),
      player_id bigint not null references player on delete cascade,
      amount bigint not null check (amount > 0),
      counted_at timestamptz not null
    )`.execute(database);
  await sql`create index limit_use_player_index on limit_use (player_id, counted_at)`.execute(
    database,
  );
  // Rounds are too many to keep one by one: an hour is a row, and a minute played is one.
  await sql`
    create table play_use (
      player_id bigint not null references player on delete cascade,
      hour timestamptz not null,
      wagered bigint not null default 0,
      won bigint not null default 0,
      rounds integer not null default 0,
      primary key (player_id, hour)
    ) with (fillfactor = 70)`.execute(database);
  await sql`
    create table play_minute (
      player_id bigint not null references player on delete cascade,
      minute timestamptz not null,
      primary key (player_id, minute)
    )`.execute(database);
  await sql`
    create table deposit_refusal (
      id bigint generated always as identity primary key,
      player_id bigint not null references player on delete cascade,
      code text not null,
      refused_at timestamptz not null
    )`.execute(database);
  await sql`
    create index deposit_refusal_player_index on deposit_refusal (player_id, refused_at)`.execute(
    database,
  );
}

async function createHistory(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table protection_event (
      id bigint generated always as identity primary key,
      player_id bigint not null references player on delete cascade,
      kind text not null check (kind ~ '^[a-z][a-z-]{1,40}$'),
      happened_at timestamptz not null,
      details jsonb not null default '{}'
    )`.execute(database);
  await sql`
    create index protection_event_player_index on protection_event (player_id, id desc)`.execute(
    database,
  );
  await sql`
    create table harm_flag (
      id bigint generated always as identity primary key,
      player_id bigint not null references player on delete cascade,
      marker text not null check (marker ~ '^[a-z][a-z-]{1,40}$'),
      day date not null,
      raised_at timestamptz not null,
      facts jsonb not null default '{}',
      unique (player_id, marker, day)
    )`.execute(database);
  await sql`create index harm_flag_raised_index on harm_flag (raised_at desc)`.execute(database);
}

/** A break that was begun, and what happened, stay as they were written, whoever holds the pen. */
async function guardPromises(database: Kysely<unknown>): Promise<void> {
  await sql`
    create function protection_refuse() returns trigger language plpgsql as $$
    begin
      raise exception '% takes additions only: % is refused.', tg_table_name, tg_op
        using errcode = 'VB010';
    end $$`.execute(database);
  for (const table of ['player_break', 'protection_event']) {
    await sql`
      create trigger protection_append_only before update on ${sql.table(table)}
      for each row execute function protection_refuse()`.execute(database);
    // An account that goes takes its rows along; nothing else removes one.
    await sql`
      create trigger protection_keeps before delete on ${sql.table(table)}
      for each row when (pg_trigger_depth() = 0) execute function protection_refuse()`.execute(
      database,
    );
    await sql`
      create trigger protection_no_truncate before truncate on ${sql.table(table)}
      for each statement execute function protection_refuse()`.execute(database);
  }
}
