-- A break that was begun, and what happened, stay as they were written, also for the owner of the tables.
create or replace function protection_refuse() returns trigger language plpgsql as $$
begin
  raise exception '% takes additions only: % is refused.', tg_table_name, tg_op
    using errcode = 'VB010';
end $$;
