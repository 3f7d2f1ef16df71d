-- Returns the account, opened where there was none.
create or replace function ledger_open_account(
  p_player_id bigint, p_kind text, p_subject text, p_commodity text
) returns bigint language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_id bigint;
begin
  insert into ledger_account (player_id, kind, subject, commodity)
  values (p_player_id, p_kind, p_subject, p_commodity)
  on conflict (player_id, kind, subject, commodity) do nothing
  returning id into v_id;
  if v_id is null then
    select id into strict v_id from ledger_account
    where player_id is not distinct from p_player_id
      and kind = p_kind and subject = p_subject and commodity = p_commodity;
  elsif p_player_id is not null then
    insert into ledger_balance (account_id, player_id) values (v_id, p_player_id);
  end if;
  return v_id;
end $$;
-- By default anybody may execute it, also where the server has no role of the gateway's.
revoke execute on function ledger_open_account(bigint, text, text, text) from public;
