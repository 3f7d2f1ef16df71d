-- A newcomer has no higher series than the agent has now, whatever the invitation once said.
create or replace function team_series_joined() returns trigger language plpgsql as $$
begin
  -- The least of one and nothing is the one.
  new.series := least(new.series, (select series from sponsor where player_id = new.agent_id));
  return new;
end $$;
