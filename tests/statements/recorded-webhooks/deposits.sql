-- payment-store.ts: insertPayment
insert into deposit_payment (provider, payment_id, deposit_id, amount, credited, refund, came_at)
values ($, …)
returning id;

-- payment-store.ts: insertWebhook
insert into payment_webhook (provider, event_id, body, deposit_id, received_at)
values ($, …)
on conflict (provider, event_id) do nothing
returning event_id;

-- payment-store.ts: isKnownPayment
select id
from deposit_payment
where provider = $ and payment_id = $;

-- store.ts: insertSteps
insert into deposit_step (deposit_id, step, at, amount, reason)
values ($, …);

-- store.ts: lockDeposit
select *
from deposit
where id = $ for no key update;

-- store.ts: selectBySession
select *
from deposit
where provider = $ and session = $;

-- store.ts: updateDeposit
update deposit
set state = $
where id = $;

-- store.ts: updateDeposit
update deposit
set state = $, paid = $, received = $
where id = $;
