-- Counts a stake and what came back of it. The minutes it fills are worked out by
-- protection/minutes-played.ts from play_facts; returns whether one of them is new.
create or replace function play_count(
  p_player bigint, p_at timestamptz, p_stake bigint, p_won bigint, p_minutes timestamptz[]
) returns boolean language plpgsql as $$
begin
  insert into play_use as known (player_id, hour, wagered, won, rounds)
  values (p_player, date_trunc('hour', p_at, 'UTC'), p_stake, p_won, (p_stake > 0)::integer)
  on conflict (player_id, hour) do update set
    wagered = known.wagered + excluded.wagered,
    won = known.won + excluded.won,
    rounds = known.rounds + excluded.rounds;
  -- Most rounds fall into a minute that was counted by the one before.
  if cardinality(p_minutes) = 1 and exists (
    select from play_minute where player_id = p_player and minute = p_minutes[1]) then
    return false;
  end if;
  insert into play_minute (player_id, minute)
  select p_player, minute from unnest(p_minutes) as minute on conflict do nothing;
  return found;
end $$;
