-- payment-store.ts: insertPayment
insert into deposit_payment (provider, payment_id, deposit_id, amount, credited, refund, came_at)
values ($, …)
returning id;

-- payment-store.ts: isKnownPayment
select id
from deposit_payment
where provider = $ and payment_id = $;

-- payment-store.ts: selectDueRefunds
select id, provider, payment_id as paymentId, refund, came_at as cameAt, refund_refused_at is not null as isRefused, exists (select incident.id
from payment_incident as incident
where incident.kind = $ and incident.closed_at is null and incident.provider = deposit_payment.provider and incident.payment_id = deposit_payment.payment_id) as isOverdue
from deposit_payment
where deposit_id = $ and refund > $ and refunded_at is null
order by id;

-- store.ts: insertSteps
insert into deposit_step (deposit_id, step, at, amount, reason)
values ($, …);

-- store.ts: lockDeposit
select *
from deposit
where id = $ for no key update;

-- store.ts: selectDeposit
select *
from deposit
where id = $;

-- store.ts: selectUnpaid
select id
from deposit
where player_id = $ and state in ($, …) and begun_at <= $;

-- store.ts: updateDeposit
update deposit
set state = $
where id = $;

-- store.ts: updateDeposit
update deposit
set state = $, paid = $, received = $
where id = $;

-- sweep-store.ts: selectForsaken
select id
from (select id, begun_at
from deposit
where state in ('begun', 'waiting', 'pending') and expires_at < $
union select deposit.id, deposit.begun_at
from deposit_payment as payment
join deposit on deposit.id = payment.deposit_id
where payment.refund > 0 and payment.refunded_at is null and payment.refund_refused_at is null and payment.provider <> 'bank') as looked_after
where not exists (select
from job
where job.kind = $ and job.key = looked_after.id::text)
order by begun_at
limit $;
