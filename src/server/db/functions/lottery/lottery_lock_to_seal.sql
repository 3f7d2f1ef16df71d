-- Holds a numero whose sale is over. The lock waits for every sale that has its key share, so no ticket
-- commits after the list is read. Null: another gateway sealed it, or its time has not come.
create or replace function lottery_lock_to_seal(p_numero bigint)
returns setof lottery_numero language sql security definer set search_path = public, pg_temp as $$
  select * from lottery_numero
  where id = p_numero and state = 'open' and closes_at <= clock_timestamp()
  for update;
$$;
revoke execute on function lottery_lock_to_seal(bigint) from public;
