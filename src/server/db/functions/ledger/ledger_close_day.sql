-- Whoever posts locks balances first and looks what is closed afterwards. The lock waits until all who
-- had begun are done, and holds the others before their look; it gives up after a second.
create or replace function ledger_close_day(p_day date) returns void
language plpgsql security definer
set search_path = public, pg_temp set lock_timeout = '1s' as $$
begin
  lock table ledger_balance in exclusive mode;
  insert into ledger_closing (day) values (p_day) on conflict do nothing;
end $$;
-- By default anybody may execute it, also where the server has no role of the gateway's.
revoke execute on function ledger_close_day(date) from public;
