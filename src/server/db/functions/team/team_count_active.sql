-- Finds whose days become active by a batch, or cease to be, and counts them for each team. It comes before
-- the batch is added to `account_day`, whose valid bets it compares.
create or replace function team_count_active(
  p_after_xid bigint, p_after_id bigint, p_through_xid bigint, p_through_id bigint, p_zone text
) returns void language sql as $$
  with added as (
    select player_id, day, sum(valid) as valid
    from fact_figures(p_after_xid, p_after_id, p_through_xid, p_through_id, p_zone)
    group by player_id, day having sum(valid) <> 0
  ), judged as (
    select player_id, day, added.valid + kept.valid > 0 as is_active, kept.valid > 0 as was_active
    from added cross join lateral (
      select coalesce(sum(valid), 0) as valid from account_day own
      where own.player_id = added.player_id and own.day = added.day) as kept
  ), changed as materialized (
    select player_id, day, is_active from judged where is_active <> was_active
  ), touched as (
    select player_id, min(day) - 64 as first, max(day) + 33 as last from changed group by player_id
  ), before as materialized (
    select own.player_id, own.day from touched
    join active_day own on own.player_id = touched.player_id and own.day between first and last
  ), dropped as (
    delete from active_day own using changed
    where not is_active and own.player_id = changed.player_id and own.day = changed.day
  ), kept as (
    insert into active_day (player_id, day) select player_id, day from changed where is_active
  ), gap as materialized (
    -- A day whose neighbours did not change stands on both sides and adds up to nothing.
    select player_id, day, earlier, sum(sign) as sign
    from (
      select player_id, day, lag(day) over one as earlier, -1 as sign
      from before window one as (partition by player_id order by day)
      union all
      select player_id, day, lag(day) over one, 1
      from (
        select * from before except select player_id, day from changed where not is_active
        union select player_id, day from changed where is_active) as after
      window one as (partition by player_id order by day)) as both_sides
    group by player_id, day, earlier having sum(sign) <> 0
  )
  insert into team_active_day as own (agent_id, day, gap, members)
  select line.ancestor_id, day,
    -- Whoever came by a move was not active in this team before.
    case when earlier >= line.since then least(day - earlier, 32) else 32 end, sum(sign)
  from gap
  join team_lines_at((select array_agg(distinct player_id) from gap), p_zone) as line
    on line.descendant_id = gap.player_id and gap.day >= line.since and gap.day < line.until
  group by 1, 2, 3 having sum(sign) <> 0
  on conflict (agent_id, day, gap) do update set members = own.members + excluded.members
$$;
