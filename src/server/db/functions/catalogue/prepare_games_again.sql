-- Writing a column as it is lets `prepare_game` look at the parents again. A row names its games by
-- whichever of the three columns it has. A category's title is part of a game's text; its order, and
-- a class's title and description, change nothing about the games.
create or replace function prepare_games_again() returns trigger
language plpgsql
as $$
declare
  idle text[] := case tg_table_name
    when 'game_category' then array['position'] else array['position', 'title', 'description'] end;
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
$$;
