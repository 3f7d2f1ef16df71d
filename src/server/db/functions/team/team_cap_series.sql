-- Nobody has a higher prize series than whoever stands above; no series is a game's highest. Caps an account
-- with everybody below.
create or replace function team_cap_series(p_player bigint, p_series smallint) returns void language sql as $$
  update sponsor set series = p_series
  where p_series is not null and (series is null or series > p_series)
    and (player_id = p_player or player_id in (
      select descendant_id from team_line where ancestor_id = p_player))
$$;
