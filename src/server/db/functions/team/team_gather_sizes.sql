-- Puts together the rows of teams whose size changed: one row each. Rows that come meanwhile wait for the next time.
create or replace function team_gather_sizes() returns void language sql as $$
  with gone as (
    delete from team_size where agent_id in (select agent_id from team_size where is_added)
    returning agent_id, members, agents
  )
  insert into team_size (agent_id, members, agents, is_added)
  select agent_id, sum(members), sum(agents), false from gone group by agent_id
$$;
