-- A posting of a round: its legs in the order of their accounts, as every posting has them, and none
-- of zero. The balance was locked and looked at before, so nothing but 'posted' is expected.
create or replace function house_post(
  p_key text, p_kind text, p_reference text, p_actor text, p_accounts bigint[], p_amounts bigint[]
) returns void language plpgsql as $$
declare
  v_accounts bigint[];
  v_amounts bigint[];
  v_outcome text;
begin
  select array_agg(account order by account), array_agg(amount order by account)
  into v_accounts, v_amounts
  from unnest(p_accounts, p_amounts) as leg (account, amount) where amount <> 0;
  select outcome into v_outcome
  from ledger_post(p_key, p_kind, p_reference, p_actor, v_accounts, v_amounts);
  if v_outcome <> 'posted' then
    raise exception 'The posting % was %.', p_key, v_outcome using errcode = 'VB004';
  end if;
end $$;
