-- Judged a statement at a time: what a statement adds is whole transfers that sum to nothing.
create or replace function ledger_judge_legs() returns trigger language plpgsql as $$
declare
  bad bigint;
begin
  select transfer_id into bad from added
  group by posted_on, transfer_id, commodity having sum(amount) <> 0 limit 1;
  if found then
    raise exception 'The legs of transfer % do not sum to zero.', bad using errcode = 'VB002';
  end if;
  return null;
end $$;
