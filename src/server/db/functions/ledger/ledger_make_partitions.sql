-- A part is made by itself and then attached: made in place, it would stop every posting meanwhile.
-- A trigger of a statement belongs to the table that the statement names, so each part bears its own.
create or replace function ledger_make_partitions(until date)
returns integer language plpgsql security definer set search_path = public, pg_temp as $$
declare
  month date := date_trunc('month', least(until, current_date) - interval '1 month');
  made integer := 0;
  suffix text;
  part text;
  parent text;
begin
  -- Each call could otherwise leave as many tables behind as there are months in its range.
  if until not between current_date - interval '10 years' and current_date + interval '3 years' then
    raise exception 'no months are made up to %', until using errcode = 'invalid_parameter_value';
  end if;
  perform pg_advisory_xact_lock(1818584167);
  while month <= until loop
    suffix := to_char(month, 'YYYY_MM');
    foreach parent in array array['ledger_transfer', 'ledger_leg'] loop
      part := parent || '_' || suffix;
      if to_regclass(part) is null then
        execute format('create table %I (like %I including defaults including constraints)',
          part, parent);
        execute format('alter table %I attach partition %I for values from (%L) to (%L)',
          parent, part, month, month + interval '1 month');
        execute format('create trigger ledger_no_truncate before truncate on %I
          for each statement execute function ledger_refuse()', part);
        if parent = 'ledger_leg' then
          execute format('create trigger ledger_sums_to_zero after insert on %I
            referencing new table as added for each statement
            execute function ledger_judge_legs()', part);
        end if;
        made := made + 1;
      end if;
    end loop;
    month := month + interval '1 month';
  end loop;
  return made;
end $$;
-- By default anybody may execute it, also where the server has no role of the gateway's.
revoke execute on function ledger_make_partitions(date) from public;
