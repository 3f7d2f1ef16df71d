-- Makes the months of the betting record up to a day. A part is made by itself and then attached: made
-- in place, it would stop every bet meanwhile. What is older than the first month has a part of its own.
create or replace function record_make_partitions(until date)
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
  perform pg_advisory_xact_lock(1818584168);
  if to_regclass('bet_record_earlier') is null then
    execute format('create table bet_record_earlier partition of bet_record for values from (minvalue) to (%L)',
      month::timestamp at time zone 'UTC');
  end if;
  while month <= until loop
    part := 'bet_record_' || to_char(month, 'YYYY_MM');
    if to_regclass(part) is null then
      execute format('create table %I (like bet_record including defaults including constraints)', part);
      execute format('alter table bet_record attach partition %I for values from (%L) to (%L)', part,
        month::timestamp at time zone 'UTC', (month + interval '1 month')::timestamp at time zone 'UTC');
      made := made + 1;
    end if;
    month := month + interval '1 month';
  end loop;
  return made;
end $$;
-- By default anybody may execute it, also where the server has no role of the gateway's.
revoke execute on function record_make_partitions(date) from public;
