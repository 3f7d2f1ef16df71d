-- event-store.ts: insertRows
/* planned: event-insert */ insert into event (kind, topic, body) select kind, topic, body
from jsonb_to_recordset($::jsonb) as added(kind text, topic text, body jsonb);

-- jobs-store.ts: deletePlan
delete
from job
where kind = $ and key = $;

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

-- outbox/pace-store.ts: insertPace
insert into message_pace (recipient, address, country, allowed_at)
values ($, $, $, clock_timestamp());

-- outbox/pace-store.ts: lineOf
select case family(given) when 6 then network(set_masklen(given, 64))::text else host(given) end as line
from (select $::text::inet as given) as asked;

-- outbox/pace-store.ts: lockPace
select pg_advisory_xact_lock($, hashtext($));

-- outbox/pace-store.ts: lockRecipient
select pg_advisory_xact_lock($, hashtext($));

-- outbox/pace-store.ts: secondsUntilAllowed
select extract(epoch
from allowed_at - clock_timestamp())::float8 + $::float8 as seconds
from message_pace
where address = $ and allowed_at > clock_timestamp() - make_interval(secs => $::float8)
order by allowed_at desc offset $
limit 1;

-- outbox/pace-store.ts: secondsUntilAllowed
select extract(epoch
from allowed_at - clock_timestamp())::float8 + $::float8 as seconds
from message_pace
where country = $ and allowed_at > clock_timestamp() - make_interval(secs => $::float8)
order by allowed_at desc offset $
limit 1;

-- outbox/pace-store.ts: secondsUntilAllowed
select extract(epoch
from allowed_at - clock_timestamp())::float8 + $::float8 as seconds
from message_pace
where recipient = $ and allowed_at > clock_timestamp() - make_interval(secs => $::float8)
order by allowed_at desc offset $
limit 1;

-- outbox/pace-store.ts: secondsUntilAllowed
select extract(epoch
from max(allowed_at) - clock_timestamp())::float8 + $::float8 as seconds
from message_pace
where recipient = $ and allowed_at > clock_timestamp() - make_interval(secs => $::float8)
having count(*) >= $;

-- outbox/store.ts: insertMessage
insert into outbox (kind, recipient, language, template, subject, body, player_id, state, send_before, blank_at)
values ($, $, $, $, $, $, $, $, clock_timestamp() + make_interval(secs => $::float8), clock_timestamp() + make_interval(secs => $::float8))
returning id;

-- outbox/store.ts: insertMessage
with message as (insert into outbox (kind, recipient, language, template, subject, body, player_id, state, send_before, blank_at)
values ($, $, $, $, $, $, $, $, clock_timestamp() + make_interval(secs => $::float8), clock_timestamp() + make_interval(secs => $::float8))
returning id) select id, job_add($, id::text, clock_timestamp(), '{}') as job
from message;
