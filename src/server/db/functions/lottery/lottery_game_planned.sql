-- A game that is added, stopped or changed is looked at now.
create or replace function lottery_game_planned() returns trigger language plpgsql as $$
begin
  insert into job (kind, key, due_at) values ('lottery-game', new.game_code, clock_timestamp())
  on conflict (kind, key) do update set due_at = excluded.due_at,
    is_replanned = job.lease_until is not null;
  perform pg_notify('verbena_job', 'lottery-game');
  return null;
end $$;
