-- Whatever changes content raises its version, once a transaction however many statements it has.
create or replace function tell_change() returns trigger
language plpgsql
as $$
begin
  if is_first_in_transaction('content_changed') then
    perform bump_version('content');
  end if;
  if tg_argv[0] = 'catalogue' and is_first_in_transaction('catalogue_changed') then
    insert into event (kind, body) values ('catalogue.changed',
      jsonb_build_object('version', bump_version('catalogue')::text));
  end if;
  if tg_argv[0] = 'status' and is_first_in_transaction('status_changed') then
    insert into event (kind, body) values ('status.changed', '{}');
  end if;
  return null;
end
$$;
