-- Puts an account with its team below another agent from a moment on. Answers false where the agent
-- stands in that very team, and then nothing has changed.
create or replace function team_move_line(p_player bigint, p_agent bigint, p_at timestamptz)
returns boolean language plpgsql as $$
begin
  -- One move at a time, and no newcomer in between: each reads the lines that the other writes.
  perform pg_advisory_xact_lock(1952804205);
  if p_player = p_agent or exists (
    select from team_line where ancestor_id = p_player and descendant_id = p_agent) then
    return false;
  end if;
  with ended as (
    delete from team_line line
    using team_line above, (
      select p_player as id union all
      select descendant_id from team_line where ancestor_id = p_player) as below
    where above.descendant_id = p_player
      and line.ancestor_id = above.ancestor_id and line.descendant_id = below.id
    returning line.*)
  insert into team_line_ended (ancestor_id, descendant_id, depth, since, until)
  select ancestor_id, descendant_id, depth, since, p_at from ended where since < p_at
  on conflict do nothing;
  insert into team_line (ancestor_id, descendant_id, depth, since)
  select above.id, below.id, above.depth + below.depth + 1, p_at
  from (
    select p_agent as id, 0 as depth union all
    select ancestor_id, depth from team_line where descendant_id = p_agent) as above,
  (
    select p_player as id, 0 as depth union all
    select descendant_id, depth from team_line where ancestor_id = p_player) as below;
  insert into sponsor (player_id, agent_id, register_method, registered_at)
  select id, p_agent, 'MOVED', created_at from player where id = p_player
  on conflict (player_id) do update set agent_id = excluded.agent_id;
  -- Whoever had no upline until now has no last day yet: `team_joined` looks at new rows alone.
  insert into last_play (player_id, day)
  select p_player, coalesce(max(day), '-infinity') from active_day where player_id = p_player
  on conflict do nothing;
  perform team_cap_series(p_player, (select series from sponsor where player_id = p_agent));
  return true;
end $$;
