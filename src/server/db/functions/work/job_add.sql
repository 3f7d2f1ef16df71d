-- Plans a job inside the transaction that needs it. One that is planned already stays as it is. If a
-- gateway has it in hand, it is carried out once more, with the new body. Gateways are notified of the
-- kind of what is due soon.
create or replace function job_add(p_kind text, p_key text, p_due timestamptz, p_body jsonb)
returns void language plpgsql as $$
begin
  insert into job (kind, key, due_at, body) values (p_kind, p_key, p_due, p_body)
  on conflict (kind, key) do update set is_replanned = true, body = excluded.body
    where job.lease_until is not null;
  if p_due < clock_timestamp() + interval '15 seconds' then
    perform pg_notify('verbena_job', p_kind);
  end if;
end $$;
