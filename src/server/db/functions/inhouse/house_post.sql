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
  if cardinality(p_accounts) = 2 then
    -- The usual posting, put in order without a query.
    v_accounts := case when p_accounts[1] < p_accounts[2] then p_accounts
      else array[p_accounts[2], p_accounts[1]] end;
    v_amounts := case when p_accounts[1] < p_accounts[2] then p_amounts
      else array[p_amounts[2], p_amounts[1]] end;
  else
    select array_agg(account order by account), array_agg(amount order by account)
    into v_accounts, v_amounts
    from unnest(p_accounts, p_amounts) as leg (account, amount) where amount <> 0;
  end if;
  select outcome into v_outcome
  from ledger_post(p_key, p_kind, p_reference, p_actor, v_accounts, v_amounts);
  if v_outcome <> 'posted' then
    raise exception 'The posting % was %.', p_key, v_outcome using errcode = 'VB004';
  end if;
end $$;
