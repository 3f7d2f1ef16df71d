create or replace function bump_version(which text) returns bigint
language plpgsql
as $$
declare
  bumped bigint;
begin
  if which = 'content' then
    update site_state set content_version = content_version + 1, updated_at = now()
    returning content_version into bumped;
  elsif which = 'catalogue' then
    update site_state set catalogue_version = catalogue_version + 1, updated_at = now()
    returning catalogue_version into bumped;
  else
    raise exception 'there is no version of %', which;
  end if;
  perform pg_notify('verbena_version', which || ':' || bumped);
  return bumped;
end
$$;
