-- Each line carries the hash of the one before, so that a line cut out shows.
create or replace function operator_audit_chain() returns trigger language plpgsql as $$
declare
  v_before bytea;
begin
  perform pg_advisory_xact_lock(1869636978);
  select chain into v_before from operator_audit order by id desc limit 1;
  new.id := nextval(pg_get_serial_sequence('operator_audit', 'id'));
  new.at := clock_timestamp();
  new.chain := sha256(coalesce(v_before, ''::bytea) || convert_to(
    json_build_array(new.id, extract(epoch from new.at)::text, new.operator_id,
      new.operator_name, new.action, new.subject, new.detail)::text, 'UTF8'));
  return new;
end $$;
