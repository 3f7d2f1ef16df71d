-- Locks the player's row of protection and returns what a stake is judged by. It judges nothing itself:
-- the rule stands in protection/review-play.ts, which also names the kinds of limit (p_kinds).
create or replace function play_facts(
  p_player bigint, p_at timestamptz, p_seen_since timestamptz, p_kinds text[]
) returns jsonb language plpgsql as $$
declare
  v_row protection;
  v_limits jsonb;
  v_since play_windows;
  v_used jsonb;
begin
  select * into v_row from protection where player_id = p_player for no key update;
  if not found then
    insert into protection (player_id) values (p_player) on conflict do nothing;
    select * into v_row from protection where player_id = p_player for no key update;
  end if;
  select jsonb_agg(jsonb_build_object('kind', kind, 'period', period, 'amount', amount::text))
  into v_limits from player_limit where player_id = p_player and kind = any (p_kinds);
  -- Most players have no limits, and their use is not summed then.
  if v_limits is not null then
    v_since := play_windows_at(p_at);
    -- Whole hours: the hour in which a window begins counts wholly.
    select jsonb_build_object(
      'wager', jsonb_build_object(
        'day', coalesce(sum(wagered) filter (where hour >= date_trunc('hour', v_since.day, 'UTC')), 0)::text,
        'week', coalesce(sum(wagered) filter (where hour >= date_trunc('hour', v_since.week, 'UTC')), 0)::text,
        'month', coalesce(sum(wagered) filter (where hour >= date_trunc('hour', v_since.month, 'UTC')), 0)::text),
      'loss', jsonb_build_object(
        'day', coalesce(sum(wagered - won) filter (where hour >= date_trunc('hour', v_since.day, 'UTC')), 0)::text,
        'week', coalesce(sum(wagered - won) filter (where hour >= date_trunc('hour', v_since.week, 'UTC')), 0)::text,
        'month', coalesce(sum(wagered - won) filter (where hour >= date_trunc('hour', v_since.month, 'UTC')), 0)::text))
    into v_used from play_use
    where player_id = p_player
      and hour >= date_trunc('hour', least(v_since.week, v_since.month), 'UTC');
    select v_used || jsonb_build_object('session', jsonb_build_object(
      'day', (count(*) filter (where minute >= v_since.day))::text,
      'week', (count(*) filter (where minute >= v_since.week))::text,
      'month', (count(*) filter (where minute >= v_since.month))::text))
    into v_used from play_minute
    where player_id = p_player and minute >= least(v_since.week, v_since.month);
  end if;
  return jsonb_build_object(
    'realityMinutes', v_row.reality_minutes,
    'realityAnsweredAt', v_row.reality_answered_at,
    'breakEndsAt', (
      select max(ends_at) from player_break where player_id = p_player and ends_at > p_at),
    'sessions', (
      select jsonb_agg(jsonb_build_object('from', created_at, 'seenAt', seen_at,
        'endedAt', ended_at, 'expiresAt', expires_at))
      from session where player_id = p_player and seen_at > p_seen_since),
    'stops', (
      select jsonb_agg(jsonb_build_object('scope', scope, 'target', target)) from play_stop
      where scope <> 'player' or target = p_player::text),
    'limits', v_limits,
    'used', v_used,
    'lastMinute', (
      select max(minute) from play_minute
      where player_id = p_player and minute >= p_at - interval '60 minutes'));
end $$;
