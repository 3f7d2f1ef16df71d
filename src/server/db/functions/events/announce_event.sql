-- Only the newest number travels: a notification holds 8,000 bytes at most, and is sent at commit.
create or replace function announce_event() returns trigger
language plpgsql
as $$
begin
  perform pg_notify('verbena_event', max(id)::text) from told having count(*) > 0;
  return null;
end
$$;
