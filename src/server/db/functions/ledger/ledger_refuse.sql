create or replace function ledger_refuse() returns trigger language plpgsql as $$
begin
  raise exception 'The ledger takes additions only: % of % is refused.', tg_op, tg_table_name
    using errcode = 'VB001';
end $$;
