-- With the legs in the order of their accounts, as every posting has them.
create or replace function house_post(
  p_key text, p_kind text, p_reference text, p_actor text,
  p_accounts bigint[], p_amounts bigint[]
) returns void language plpgsql as $$
declare
  came_to text;
  accounts bigint[];
  amounts bigint[];
begin
  if cardinality(p_accounts) > 2 then
    select array_agg(account order by account), array_agg(amount order by account)
    into accounts, amounts from unnest(p_accounts, p_amounts) as leg (account, amount);
  elsif p_accounts[1] < p_accounts[2] then
    accounts := p_accounts;
    amounts := p_amounts;
  else
    accounts := array[p_accounts[2], p_accounts[1]];
    amounts := array[p_amounts[2], p_amounts[1]];
  end if;
  select outcome into came_to
  from ledger_post(p_key, p_kind, p_reference, p_actor, accounts, amounts);
  -- The money went elsewhere between the look and the posting.
  if came_to = 'short' then
    raise exception 'A stake is not there any more.' using errcode = 'VB020';
  elsif came_to <> 'posted' then
    raise exception 'The posting % was %.', p_key, came_to using errcode = 'VB004';
  end if;
end $$;
