-- Adds to the sizes of teams what lines came or went by one statement.
create or replace function team_resized() returns trigger language plpgsql as $$
begin
  insert into team_size (agent_id, members, agents)
  select changed.ancestor_id, v.sign * count(*), v.sign * count(*) filter (where is_agent_type(member.type))
  from changed
  cross join (select case tg_op when 'INSERT' then 1 else -1 end as sign) as v
  join player member on member.id = changed.descendant_id
  -- An agent who goes takes the size along.
  join player agent on agent.id = changed.ancestor_id
  group by changed.ancestor_id, v.sign;
  return null;
end $$;
