-- event-store.ts: insertRows
/* planned: event-insert */ insert into event (kind, topic, body) select kind, topic, body
from jsonb_to_recordset($::jsonb) as added(kind text, topic text, body jsonb);

-- jobs-store.ts: upsertPlan
with planned as (insert into job (kind, key, due_at, body)
values ($, $, $::timestamptz, $::jsonb)
on conflict (kind, key) do update
set due_at = excluded.due_at, body = excluded.body, attempt = 0, reason = null, is_replanned = job.lease_until is not null
returning due_at) select pg_notify('verbena_job', $)
from planned
where due_at < clock_timestamp() + make_interval(secs => $);
