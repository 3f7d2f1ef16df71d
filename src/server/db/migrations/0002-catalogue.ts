import { type Kysely, sql } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  await createVocabulary(database);
  await createVersionTriggers(database);
  await createVendors(database);
  await createGames(database);
  await keepGamesPrepared(database);
  await createOwnLists(database);
  await createWinners(database);
  for (const table of ['vendor', 'game_category', 'vendor_category', 'game_class', 'game']) {
    await watch(database, table, 'catalogue');
  }
  await watch(database, 'winner', 'content');
}

async function createVocabulary(database: Kysely<unknown>): Promise<void> {
  // One text in several languages; Spanish and English are what any reader falls back to.
  await sql`
    create function is_worded(given jsonb) returns boolean
    language sql immutable parallel safe
    as $$
      select jsonb_typeof(given) = 'object'
        and coalesce(given->>'es', '') <> '' and coalesce(given->>'en', '') <> ''
        and not exists (select from jsonb_each(given) where jsonb_typeof(value) <> 'string')
    $$`.execute(database);
  await sql`create domain worded as jsonb check (value is null or is_worded(value))`.execute(
    database,
  );
  await sql`
    create domain web_address as text
    check (length(value) <= 2048 and value ~ '^(https://|/(?!/))')`.execute(database);
  await sql`
    create domain game_type as text check (value in
      ('LIVE', 'RNG', 'SPORTS', 'ESPORTS', 'PVP', 'FISH', 'LOTT', 'ELOTT', 'INHOUSE'))`.execute(
    database,
  );
  // Folded first: a wide percent sign becomes a plain one by it, and must not match everything.
  await sql`
    create function containing(given text) returns text
    language sql immutable strict parallel safe
    as $$ select '%' || regexp_replace(fold(given), '([\\\\%_])', '\\\\\\1', 'g') || '%' $$`.execute(
    database,
  );
  await sql`
    create domain code as text check (value ~ '^[A-Za-z0-9_.-]{1,64}$')`.execute(database);
  await sql`
    create domain currency_code as text check (value ~ '^[A-Z0-9]{3,8}$')`.execute(database);
}

/** Events are numbered in the order of their commits; `work/event-store.ts` holds the same lock. */
const eventOrderLock = 0x6576656e;

/**
 * Whatever changes content raises its version, once a transaction however many statements it has.
 * The mark is local to the transaction, so a savepoint taken back takes its own mark back too.
 */
async function createVersionTriggers(database: Kysely<unknown>): Promise<void> {
  await sql`
    create function is_first_in_transaction(mark text) returns boolean
    language plpgsql
    as $$
    declare
      transaction_id text := pg_current_xact_id()::text;
    begin
      if current_setting('verbena.' || mark, true) = transaction_id then
        return false;
      end if;
      perform set_config('verbena.' || mark, transaction_id, true);
      return true;
    end
    $$`.execute(database);
  await sql`
    create function tell_change() returns trigger
    language plpgsql
    as $$
    begin
      if is_first_in_transaction('content_changed') then
        perform bump_version('content');
      end if;
      if tg_argv[0] = 'catalogue' and is_first_in_transaction('catalogue_changed') then
        perform pg_advisory_xact_lock(${sql.lit(eventOrderLock)});
        insert into event (kind, body) values ('catalogue.changed',
          jsonb_build_object('version', bump_version('catalogue')::text));
      end if;
      if tg_argv[0] = 'status' and is_first_in_transaction('status_changed') then
        perform pg_advisory_xact_lock(${sql.lit(eventOrderLock)});
        insert into event (kind, body) values ('status.changed', '{}');
      end if;
      return null;
    end
    $$`.execute(database);
}

async function watch(
  database: Kysely<unknown>,
  table: string,
  what: 'catalogue' | 'content',
): Promise<void> {
  await sql`
    create trigger change_told after insert or update or delete or truncate on ${sql.table(table)}
    for each statement execute function tell_change(${sql.lit(what)})`.execute(database);
}

async function createVendors(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table vendor (
      code code primary key,
      display_name worded not null,
      icon_url web_address not null,
      position integer not null default 0,
      enabled boolean not null default true
    )`.execute(database);
  await sql`
    create table game_category (
      game_type game_type primary key,
      title worded not null,
      position integer not null default 0,
      enabled boolean not null default true
    )`.execute(database);
  await sql`
    create table vendor_category (
      vendor_code code references vendor on delete cascade,
      game_type game_type references game_category on delete cascade,
      account_type_name text not null,
      is_game text not null default 'VASSALAGE' check (is_game in ('GAME', 'VASSALAGE')),
      position integer not null default 0,
      enabled boolean not null default true,
      primary key (vendor_code, game_type)
    )`.execute(database);
  await sql`
    create table game_class (
      game_type game_type references game_category on delete cascade,
      key code,
      title worded not null,
      position integer not null default 0,
      enabled boolean not null default true,
      primary key (game_type, key)
    )`.execute(database);
}

async function createGames(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table game (
      node_id bigint generated by default as identity primary key check (node_id > 0),
      game_id code not null,
      game_code code not null unique,
      vendor_code code not null,
      game_type game_type not null,
      game_class code not null,
      name worded not null,
      icon_url web_address not null,
      is_hot boolean not null default false,
      hot_rank integer,
      is_new boolean not null default false,
      supports_trial boolean not null default false,
      lines integer check (lines > 0),
      minimum_bet bigint not null default 0 check (minimum_bet >= 0),
      currency currency_code not null,
      return_basis_points integer check (return_basis_points between 0 and 10000),
      volatility text check (volatility in ('low', 'medium', 'high')),
      position integer not null default 0,
      enabled boolean not null default true,
      is_shown boolean not null default false,
      search_text text not null default '',
      foreign key (vendor_code, game_type) references vendor_category (vendor_code, game_type),
      foreign key (game_type, game_class) references game_class (game_type, key)
    )`.execute(database);
  // Each order that lists ask for, so that a page is read off an index and never sorted.
  await sql`
    create index game_order_index on game (position, node_id) where is_shown`.execute(database);
  await sql`
    create index game_type_index on game (game_type, position, node_id)
    where is_shown`.execute(database);
  await sql`
    create index game_vendor_index on game (game_type, vendor_code, position, node_id)
    where is_shown`.execute(database);
  await sql`
    create index game_class_index on game (game_type, game_class, position, node_id)
    where is_shown`.execute(database);
  await sql`
    create index game_hot_index on game (hot_rank, position, node_id)
    where is_shown and is_hot`.execute(database);
  await sql`
    create index game_search_index on game using gin (search_text gin_trgm_ops)
    where is_shown`.execute(database);
}

/**
 * Whether a game may be seen hangs on five switches and its text on two tables; both are worked out
 * when something is written, so that reading looks at one row. A line of `search_text` begins with
 * each name, and a tab with the vendor's, so that ranking can tell a name's beginning.
 */
async function keepGamesPrepared(database: Kysely<unknown>): Promise<void> {
  await sql`
    create function prepare_game() returns trigger
    language plpgsql
    as $$
    begin
      select new.enabled and vendor.enabled and vendor_category.enabled
          and game_category.enabled and game_class.enabled,
        fold(
          (select string_agg(chr(10) || value, '' order by key) from jsonb_each_text(new.name))
          || (select string_agg(chr(9) || value, '' order by key)
            from jsonb_each_text(vendor.display_name))
          || chr(9) || vendor.code
        )
      into new.is_shown, new.search_text
      from vendor
      join vendor_category on vendor_category.vendor_code = vendor.code
      join game_category on game_category.game_type = vendor_category.game_type
      join game_class on game_class.game_type = game_category.game_type
      where vendor.code = new.vendor_code and game_category.game_type = new.game_type
        and game_class.key = new.game_class;
      -- Without its parents the row is on its way to being refused by the foreign keys.
      new.is_shown := coalesce(new.is_shown, false);
      new.search_text := coalesce(new.search_text, '');
      return new;
    end
    $$`.execute(database);
  await sql`
    create trigger game_prepared before insert or update on game
    for each row execute function prepare_game()`.execute(database);
  // Writing a column as it is lets the trigger above look at the parents again. A row names its
  // games by whichever of the three columns it has; order and titles change nothing about them.
  await sql`
    create function prepare_games_again() returns trigger
    language plpgsql
    as $$
    begin
      with changed as materialized (
        select to_jsonb(after) - 'position' - 'title' as row from after
        except
        select to_jsonb(before) - 'position' - 'title' from before
      )
      update game set position = game.position
      from changed
      where game.vendor_code = coalesce(row->>'vendor_code', row->>'code', game.vendor_code)
        and game.game_type = coalesce(row->>'game_type', game.game_type)
        and game.game_class = coalesce(row->>'key', game.game_class);
      return null;
    end
    $$`.execute(database);
  for (const table of ['vendor', 'game_category', 'vendor_category', 'game_class']) {
    await sql`
      create trigger games_prepared_again after update on ${sql.table(table)}
      referencing old table as before new table as after
      for each statement execute function prepare_games_again()`.execute(database);
  }
}

async function createOwnLists(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table favourite (
      player_id bigint references player on delete cascade,
      node_id bigint references game on delete cascade,
      added_at timestamptz not null default now(),
      primary key (player_id, node_id)
    )`.execute(database);
  await sql`
    create index favourite_latest_index on favourite (player_id, added_at desc, node_id)`.execute(
    database,
  );
  await sql`
    create table recent (
      player_id bigint references player on delete cascade,
      node_id bigint references game on delete cascade,
      played_at timestamptz not null default now(),
      primary key (player_id, node_id)
    )`.execute(database);
  await sql`
    create index recent_latest_index on recent (player_id, played_at desc, node_id)`.execute(
    database,
  );
}

async function createWinners(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table winner (
      id bigint generated by default as identity primary key,
      player_id bigint references player on delete set null,
      account text not null check (account <> ''),
      node_id bigint not null references game on delete cascade,
      win_amount bigint not null check (win_amount > 0),
      currency currency_code not null,
      won_at timestamptz not null default now()
    )`.execute(database);
  await sql`create index winner_amount_index on winner (win_amount desc, id)`.execute(database);
}
