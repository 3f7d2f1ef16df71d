-- An account becomes an agent, or ceases to be one, in every team that it stands in.
create or replace function team_agent_made() returns trigger language plpgsql as $$
begin
  insert into team_size (agent_id, members, agents)
  select ancestor_id, 0, case when is_agent_type(new.type) then 1 else -1 end
  from team_line where descendant_id = new.id;
  return null;
end $$;
