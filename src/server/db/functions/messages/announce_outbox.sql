create or replace function announce_outbox() returns trigger
language plpgsql
as $$
begin
  perform pg_notify('verbena_outbox', new.kind);
  return null;
end
$$;
