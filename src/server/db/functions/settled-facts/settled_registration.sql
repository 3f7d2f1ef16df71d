create or replace function settled_registration() returns trigger language plpgsql as $$
begin
  insert into settled_fact (player_id, kind, currency, happened_at, source_kind, source_ref)
  select new.player_id, 'registration', coalesce((select currency from site_setting), 'USD'),
    new.registered_at, 'account', new.player_id::text
  from player where id = new.player_id and type <> 4;
  return null;
end $$;
