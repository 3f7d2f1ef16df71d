-- event-store.ts: insertRows
/* planned: event-insert */ insert into event (kind, topic, body) select kind, topic, body
from jsonb_to_recordset($::jsonb) as added(kind text, topic text, body jsonb);

-- jobs-store.ts: claimJobs
with ripe as (select kind, key
from job, (select clock_timestamp() as now) as clock
where due_at <= (select clock_timestamp()) and kind = any ($) and (lease_until is null or lease_until <= now or lease_until > now + make_interval(secs => $))
order by due_at
limit $
for update of job skip locked) update job
set turn = turn + 1, attempt = attempt + 1, is_replanned = false, lease_until = clock_timestamp() + make_interval(secs => $)
from ripe
where job.kind = ripe.kind and job.key = ripe.key
returning job.kind, job.key, body, due_at as due, clock_timestamp() as now, attempt, turn;

-- jobs-store.ts: deletePlan
delete
from job
where kind = $ and key = $;

-- jobs-store.ts: msUntilNextJob
select (extract(epoch
from least((select due_at
from job
where lease_until is null and kind = any ($)
order by due_at
limit 1), (select min(greatest(due_at, lease_until))
from job
where lease_until is not null and kind = any ($))) - clock_timestamp()) * 1000)::float8 as ms;

-- jobs-store.ts: renewLease
update job
set lease_until = clock_timestamp() + make_interval(secs => $::float8)
where kind = $ and key = $ and turn = $;

-- jobs-store.ts: settleAgain
update job
set lease_until = null, attempt = 0, reason = null, is_replanned = false, due_at = case when is_replanned then least(due_at, $::timestamptz) else coalesce($::timestamptz, due_at) end
where kind = $ and key = $ and turn = $;

-- jobs-store.ts: settleDone
delete
from job
where kind = $ and key = $ and turn = $ and is_replanned = $;

-- jobs-store.ts: settleFailed
update job
set lease_until = null, reason = $, is_replanned = false, due_at = case when is_replanned then due_at else clock_timestamp() + make_interval(secs => $::float8) end
where kind = $ and key = $ and turn = $;

-- jobs-store.ts: upsertPlan
with planned as (insert into job (kind, key, due_at, body)
values ($, $, $::timestamptz, $::jsonb)
on conflict (kind, key) do update
set due_at = excluded.due_at, body = excluded.body, attempt = 0, reason = null, is_replanned = job.lease_until is not null
returning due_at) select pg_notify('verbena_job', $)
from planned
where due_at < clock_timestamp() + make_interval(secs => $);

-- jobs-store.ts: upsertPlan
with planned as (insert into job (kind, key, due_at, body)
values ($, $, $::timestamptz, $::jsonb)
on conflict (kind, key) do update
set is_replanned = true
where job.lease_until is not null
returning due_at) select pg_notify('verbena_job', $)
from planned
where due_at < clock_timestamp() + make_interval(secs => $);

-- outbox/pace-store.ts: deletePaceOlderThan
delete
from message_pace
where allowed_at < clock_timestamp() - make_interval(secs => $::float8);

-- outbox/store.ts: selectWaiting
select id, kind, recipient as to, subject, template, body as text
from outbox
where id = $ and state = $ and (send_before is null or send_before > clock_timestamp());

-- outbox/store.ts: settleMessage
update outbox
set state = $, reason = $, settled_at = clock_timestamp(), body = $, subject = $
where id = $ and state = $ and exists (select job.key
from job
where job.kind = $ and job.key = $ and job.attempt = $);

-- outbox/store.ts: tidyOutbox
delete
from outbox
where created_at < clock_timestamp() - make_interval(days => $);

-- outbox/store.ts: tidyOutbox
update outbox
set body = null, subject = null, state = case when state = 'waiting' then 'expired' else state end, settled_at = coalesce(settled_at, clock_timestamp())
where (body is not null and blank_at <= clock_timestamp()) or (state = 'waiting' and send_before <= clock_timestamp());
