-- The number of an account, which is opened by the first transaction that needs it; p_player is null for the house's.
create or replace function ledger_account_of(
  p_player bigint, p_kind text, p_subject text, p_commodity text
) returns bigint language plpgsql as $$
declare
  v_id bigint;
begin
  if p_player is null then
    select id into v_id from ledger_account
    where player_id is null and kind = p_kind and subject = p_subject and commodity = p_commodity;
  else
    select id into v_id from ledger_account
    where player_id = p_player and kind = p_kind and subject = p_subject
      and commodity = p_commodity;
  end if;
  return coalesce(v_id, ledger_open_account(p_player, p_kind, p_subject, p_commodity));
end $$;
