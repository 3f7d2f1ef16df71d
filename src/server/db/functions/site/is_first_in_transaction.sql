-- The mark is local to the transaction, so a savepoint that is rolled back takes its mark back too.
create or replace function is_first_in_transaction(mark text) returns boolean
language plpgsql
as $$
declare
  transaction_id text := pg_current_xact_id()::text;
begin
  if current_setting('verbena.' || mark, true) = transaction_id then
    return false;
  end if;
  perform set_config('verbena.' || mark, transaction_id, true);
  return true;
end
$$;
