-- Whether a game may be seen hangs on five switches and its text on three tables; both are worked
-- out when something is written, so that reading looks at one row. A line of `search_text` begins
-- with each name, and a tab with the vendor's and the category's, so that ranking can tell a name's
-- beginning.
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
$$;
