-- A new account stands below its agent and below all who stand above the agent.
create or replace function team_joined() returns trigger language plpgsql as $$
begin
  -- Shared: newcomers do not wait for one another, only for somebody who moves a line.
  perform pg_advisory_xact_lock_shared(1952804205);
  if new.agent_id = new.player_id or exists (
    select from team_line where ancestor_id = new.player_id and descendant_id = new.agent_id) then
    raise exception 'An agent cannot stand below its own team.' using errcode = 'VB010';
  end if;
  -- Nearly always nobody: an account that had a team before it got an upline brings the team along.
  insert into team_line (ancestor_id, descendant_id, depth)
  select above.id, below.id, above.depth + below.depth + 1
  from (
    select new.agent_id as id, 0 as depth union all
    select ancestor_id, depth from team_line where descendant_id = new.agent_id) as above,
  (
    select new.player_id as id, 0 as depth union all
    select descendant_id, depth from team_line where ancestor_id = new.player_id) as below
  on conflict do nothing;
  insert into last_play (player_id, day)
  select new.player_id, coalesce(max(day), '-infinity') from active_day where player_id = new.player_id
  on conflict do nothing;
  return null;
end $$;
