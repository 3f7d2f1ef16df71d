-- Makes the months of settled facts up to a day, as record_make_partitions makes those of bets.
create or replace function fact_make_partitions(until date)
returns integer language plpgsql security definer set search_path = public, pg_temp as $$
declare
  month date := date_trunc('month', least(until, current_date) - interval '1 month');
  made integer := 0;
  part text;
begin
  -- Each call could otherwise leave as many tables behind as there are months in its range.
  if until not between current_date - interval '10 years' and current_date + interval '3 years' then
    raise exception 'no months are made up to %', until using errcode = 'invalid_parameter_value';
  end if;
  perform pg_advisory_xact_lock(1818584169);
  while month <= until loop
    part := 'settled_fact_' || to_char(month, 'YYYY_MM');
    if to_regclass(part) is null then
      execute format('create table %I (like settled_fact including defaults including constraints)', part);
      execute format('alter table settled_fact attach partition %I for values from (%L) to (%L)', part,
        month::timestamp at time zone 'UTC', (month + interval '1 month')::timestamp at time zone 'UTC');
      made := made + 1;
    end if;
    month := month + interval '1 month';
  end loop;
  return made;
end $$;
revoke execute on function fact_make_partitions(date) from public;
