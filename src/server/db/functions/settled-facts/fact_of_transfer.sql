-- Which of the ledger's kinds is a settled fact, and of which kind; play is read from the betting record.
create or replace function fact_of_transfer(kind text) returns text
language sql immutable as $$
  select case
    when kind = 'deposit' then 'deposit'
    when kind in ('withdrawal', 'withdrawal-refund') then 'withdrawal'
    when kind in ('rebate', 'agent-rebate') then kind
    when kind in ('bonus', 'promo', 'reward-cash', 'points-converted', 'bonus-converted') then 'promotion' end
$$;
