-- Which accounts are agents; `agentTypes` in the contract names the same.
create or replace function is_agent_type(type smallint) returns boolean language sql immutable as $$
  select type in (1, 2, 41, 42)
$$;
