import { type Kysely, sql } from 'kysely';

/** A game is found by its category's name too, in any language; a tab begins each, as a vendor's. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function prepare_game() returns trigger
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
          || (select string_agg(chr(9) || value, '' order by key)
            from jsonb_each_text(game_category.title))
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
  // A category's title is part of the text now; a class's still changes nothing about its games.
  await sql`
    create or replace function prepare_games_again() returns trigger
    language plpgsql
    as $$
    declare
      idle text[] := case tg_table_name
        when 'game_category' then array['position'] else array['position', 'title'] end;
    begin
      with changed as materialized (
        select to_jsonb(after) - idle as row from after
        except
        select to_jsonb(before) - idle from before
      )
      update game set position = game.position
      from changed
      where game.vendor_code = coalesce(row->>'vendor_code', row->>'code', game.vendor_code)
        and game.game_type = coalesce(row->>'game_type', game.game_type)
        and game.game_class = coalesce(row->>'key', game.game_class);
      return null;
    end
    $$`.execute(database);
  await keepWords(database);
  // Even a statement that finds nothing to write would tell that the catalogue changed.
  await sql`
    do $$ begin
      if exists (select from game) then update game set position = position; end if;
    end $$`.execute(database);
}

/**
 * Every word that a game can be found by, once: a few thousand for any number of games, so looking
 * for those that resemble a slip costs next to nothing. Words that no game has any more do no harm.
 */
async function keepWords(database: Kysely<unknown>): Promise<void> {
  await sql`create table search_word (word text primary key)`.execute(database);
  await sql`
    create index search_word_index on search_word using gin (word gin_trgm_ops)`.execute(database);
  await sql`
    create function keep_search_words() returns trigger
    language plpgsql
    as $$
    begin
      insert into search_word
      select distinct word
      from after, regexp_split_to_table(after.search_text, '[^[:alnum:]]+') as word
      where length(word) >= 4
      on conflict do nothing;
      return null;
    end
    $$`.execute(database);
  for (const event of ['insert', 'update']) {
    await sql`
      create trigger ${sql.raw(`search_words_kept_on_${event}`)} after ${sql.raw(event)} on game
      referencing new table as after
      for each statement execute function keep_search_words()`.execute(database);
  }
}
