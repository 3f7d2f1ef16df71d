-- A posting locks balances first and looks which days are closed afterwards. The lock waits until all who
-- had begun are done, and holds the others before their look; it gives up after a second.
create or replace function ledger_close_day(p_day date) returns void
language plpgsql security definer
set search_path = public, pg_temp set lock_timeout = '1s' as $$
begin
  -- A day that is closed takes no posting any more: closing one that is not over would stop all money.
  if p_day >= (clock_timestamp() at time zone 'UTC')::date then
    raise exception 'the day % is not over', p_day using errcode = 'invalid_parameter_value';
  end if;
  lock table ledger_balance in exclusive mode;
  insert into ledger_closing (day) values (p_day) on conflict do nothing;
end $$;
-- By default anybody may execute it, also where the server has no role of the gateway's.
revoke execute on function ledger_close_day(date) from public;
