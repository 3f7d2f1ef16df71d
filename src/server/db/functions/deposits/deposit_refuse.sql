create or replace function deposit_refuse() returns trigger language plpgsql as $$
begin
  raise exception 'What happened to a deposit stays written: % of % is refused.',
    tg_op, tg_table_name using errcode = 'VB010';
end $$;
