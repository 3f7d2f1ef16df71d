-- A chase without open tickets is done, unless it was stopped or won before.
create or replace function lottery_chase_over(p_chase bigint) returns void language sql as $$
  update lottery_chase set state = 'done'
  where id = p_chase and state = 'running' and not exists (
    select from lottery_ticket where chase_id = p_chase and state = 'open')
$$;
