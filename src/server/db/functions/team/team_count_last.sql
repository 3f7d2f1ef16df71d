-- Keeps the last day with valid bets of whoever played in a batch, or had a bet undone in it; it comes behind
-- `team_count_active`, whose days it reads.
create or replace function team_count_last(
  p_after_xid bigint, p_after_id bigint, p_through_xid bigint, p_through_id bigint, p_zone text
) returns void language sql as $$
  update last_play own set day = latest.day
  from (
    select played.player_id, coalesce((
      select max(day) from active_day where active_day.player_id = played.player_id), '-infinity') as day
    from (
      select distinct player_id
      from fact_figures(p_after_xid, p_after_id, p_through_xid, p_through_id, p_zone)
      where valid <> 0) as played) as latest
  where own.player_id = latest.player_id and own.day <> latest.day
$$;
