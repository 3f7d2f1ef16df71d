import { type Kysely, sql } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  await createAccounts(database);
  await createBooks(database);
  await createHolds(database);
  await createDays(database);
  await guardBooks(database);
  await createPartitions(database);
}

async function createAccounts(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table ledger_account (
      id bigint generated always as identity primary key,
      kind text not null check (kind in (
        'player-main', 'player-bonus', 'player-points', 'player-held', 'vendor-wallet',
        'house', 'vendor-settlement', 'payments-in-transit', 'jackpot', 'tax', 'agents-payable')),
      player_id bigint references player,
      subject text not null default '' check (length(subject) <= 64),
      commodity text not null check (commodity ~ '^[A-Z0-9]{3,8}$'),
      opened_at timestamptz not null default now(),
      check ((player_id is not null) = (kind in (
        'player-main', 'player-bonus', 'player-points', 'player-held', 'vendor-wallet'))),
      unique nulls not distinct (player_id, kind, subject, commodity)
    )`.execute(database);
  // A row for what a player owns, and none for the house: its legs are only ever inserted, so no two
  // postings wait for each other there. Room is left in the pages, since rows change in place.
  await sql`
    create table ledger_balance (
      account_id bigint primary key references ledger_account,
      player_id bigint not null,
      amount bigint not null default 0 check (amount >= 0)
    ) with (fillfactor = 70)`.execute(database);
  await sql`create index ledger_balance_player_index on ledger_balance (player_id)`.execute(
    database,
  );
}

async function createBooks(database: Kysely<unknown>): Promise<void> {
  await sql`create sequence ledger_transfer_id`.execute(database);
  await sql`
    create table ledger_transfer (
      id bigint not null,
      posted_on date not null,
      posted_at timestamptz not null,
      key text not null check (length(key) between 1 and 200),
      kind text not null check (kind ~ '^[a-z][a-z-]{1,40}$'),
      reference text not null check (length(reference) <= 200),
      actor text not null check (length(actor) between 1 and 100),
      salt uuid not null default gen_random_uuid(),
      primary key (posted_on, id)
    ) partition by range (posted_on)`.execute(database);
  await sql`
    create table ledger_leg (
      posted_on date not null,
      transfer_id bigint not null,
      ordinal smallint not null,
      account_id bigint not null,
      player_id bigint,
      commodity text not null,
      amount bigint not null check (amount <> 0),
      balance_after bigint check (balance_after >= 0),
      check ((player_id is null) = (balance_after is null)),
      primary key (posted_on, transfer_id, ordinal)
    ) partition by range (posted_on)`.execute(database);
  // The house's legs are in no index but the first: everybody would write to its last page.
  await sql`
    create index ledger_leg_player_index on ledger_leg (player_id, transfer_id desc)
    where player_id is not null`.execute(database);
  // One row a key, for as long as the books are kept: the same wish years later is still the same.
  await sql`
    create table ledger_key (
      key text primary key,
      posted_on date not null,
      transfer_id bigint not null,
      digest bytea not null
    )`.execute(database);
}

async function createHolds(database: Kysely<unknown>): Promise<void> {
  // The money itself lies in the player's 'player-held' account; a row says what it is held for.
  await sql`
    create table ledger_hold (
      id bigint generated always as identity primary key,
      player_id bigint not null,
      from_account_id bigint not null references ledger_account,
      held_account_id bigint not null references ledger_account,
      reference text not null unique check (length(reference) between 1 and 200),
      amount bigint not null check (amount > 0),
      captured bigint not null default 0 check (captured >= 0),
      released bigint not null default 0 check (released >= 0),
      check (captured + released <= amount)
    )`.execute(database);
  await sql`
    create index ledger_hold_open_index on ledger_hold (held_account_id)
    where captured + released < amount`.execute(database);
}

async function createDays(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table ledger_day (
      day date primary key,
      transfers bigint not null,
      merkle_root bytea not null,
      previous_root bytea not null,
      chain_root bytea not null unique,
      sealed_at timestamptz not null default now()
    )`.execute(database);
}

async function guardBooks(database: Kysely<unknown>): Promise<void> {
  await sql`
    create function ledger_refuse() returns trigger language plpgsql as $$
    begin
      raise exception 'The ledger takes additions only: % of % is refused.', tg_op, tg_table_name
        using errcode = 'VB001';
    end $$`.execute(database);
  // Says whether the posting function is at work; nothing else writes to the books.
  await sql`
    create function ledger_is_posting() returns boolean language sql stable
    return coalesce(current_setting('verbena.posting', true), '') = 'yes'`.execute(database);
  for (const table of [
    'ledger_account',
    'ledger_transfer',
    'ledger_leg',
    'ledger_key',
    'ledger_day',
  ]) {
    await sql`
      create trigger ledger_append_only before update or delete on ${sql.table(table)}
      for each row execute function ledger_refuse()`.execute(database);
    await sql`
      create trigger ledger_no_truncate before truncate on ${sql.table(table)}
      for each statement execute function ledger_refuse()`.execute(database);
  }
  for (const table of ['ledger_transfer', 'ledger_leg', 'ledger_key']) {
    await sql`
      create trigger ledger_posting_only before insert on ${sql.table(table)}
      for each statement when (not ledger_is_posting()) execute function ledger_refuse()`.execute(
      database,
    );
  }
  await sql`
    create trigger ledger_posting_only before update on ledger_balance
    for each row when (not ledger_is_posting()) execute function ledger_refuse()`.execute(database);
  await sql`
    create trigger ledger_begins_empty before insert on ledger_balance
    for each row when (new.amount <> 0) execute function ledger_refuse()`.execute(database);
  for (const table of ['ledger_balance', 'ledger_hold']) {
    await sql`
      create trigger ledger_keeps before delete on ${sql.table(table)}
      for each row execute function ledger_refuse()`.execute(database);
    await sql`
      create trigger ledger_no_truncate before truncate on ${sql.table(table)}
      for each statement execute function ledger_refuse()`.execute(database);
  }
  await sql`
    create trigger ledger_goes_forward before update on ledger_hold for each row
    when (new.captured < old.captured or new.released < old.released
      or (new.id, new.player_id, new.from_account_id, new.held_account_id, new.reference, new.amount)
        is distinct from
        (old.id, old.player_id, old.from_account_id, old.held_account_id, old.reference, old.amount))
    execute function ledger_refuse()`.execute(database);
  // Judged a statement at a time: what a statement adds is whole transfers that sum to nothing.
  await sql`
    create function ledger_judge_legs() returns trigger language plpgsql as $$
    declare
      bad bigint;
    begin
      select transfer_id into bad from added
      group by posted_on, transfer_id, commodity having sum(amount) <> 0 limit 1;
      if found then
        raise exception 'The legs of transfer % do not sum to zero.', bad using errcode = 'VB002';
      end if;
      return null;
    end $$`.execute(database);
  await sql`
    create trigger ledger_sums_to_zero after insert on ledger_leg
    referencing new table as added for each statement execute function ledger_judge_legs()`.execute(
    database,
  );
}

async function createPartitions(database: Kysely<unknown>): Promise<void> {
  // A trigger of a statement belongs to the table that the statement names, so each part bears its own.
  await sql`
    create function ledger_make_partitions(until date) returns integer language plpgsql as $$
    declare
      month date := date_trunc('month', least(until, current_date) - interval '1 month');
      made integer := 0;
      suffix text;
      part text;
      parent text;
    begin
      perform pg_advisory_xact_lock(1818584167);
      while month <= until loop
        suffix := to_char(month, 'YYYY_MM');
        foreach parent in array array['ledger_transfer', 'ledger_leg'] loop
          part := parent || '_' || suffix;
          if to_regclass(part) is null then
            execute format('create table %I partition of %I for values from (%L) to (%L)',
              part, parent, month, month + interval '1 month');
            execute format('create trigger ledger_no_truncate before truncate on %I
              for each statement execute function ledger_refuse()', part);
            execute format('create trigger ledger_posting_only before insert on %I
              for each statement when (not ledger_is_posting()) execute function ledger_refuse()', part);
            if parent = 'ledger_leg' then
              execute format('create trigger ledger_sums_to_zero after insert on %I
                referencing new table as added for each statement
                execute function ledger_judge_legs()', part);
            end if;
            made := made + 1;
          end if;
        end loop;
        month := month + interval '1 month';
      end loop;
      return made;
    end $$`.execute(database);
  await sql`
    select ledger_make_partitions((current_date + interval '18 months')::date)`.execute(database);
}
