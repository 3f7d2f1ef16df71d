-- The minute of a stake, and what lies between it and the one before: up to five count as played.
create or replace function house_count_minutes(w house_wish) returns boolean language plpgsql as $$
declare
  current timestamptz := date_trunc('minute', w.at, 'UTC');
  first timestamptz;
begin
  if exists (select from play_minute where player_id = w.player_id and minute = current) then
    return false;
  end if;
  select max(minute) + interval '1 minute' into first from play_minute
  where player_id = w.player_id and minute >= current - interval '60 minutes';
  if first is null or first not between current - interval '4 minutes' and current then
    first := current;
  end if;
  insert into play_minute (player_id, minute)
  select w.player_id, one from generate_series(first, current, interval '1 minute') as one
  on conflict do nothing;
  return true;
end $$;
