-- payout-order-store.ts: changeOrder
update payout_order
set state = $, paid = $, reason = $
where id = $;

-- payout-order-store.ts: lockOrder
select id, withdrawal_id as withdrawalId, request_id as requestId, amount, provider, state, paid, reason, begun_by as begunBy, begun_at as begunAt, ended_at as endedAt, end_first_by as endFirstBy
from payout_order
where id = $ for update;

-- payout-order-store.ts: markAsking
update payout_order
set state = $, provider = $
where id = $ and state = $
returning id;

-- payout-order-store.ts: selectOrder
select id, withdrawal_id as withdrawalId, request_id as requestId, amount, provider, state, paid, reason, begun_by as begunBy, begun_at as begunAt, ended_at as endedAt, end_first_by as endFirstBy
from payout_order
where id = $;

-- payout-store.ts: selectAnyAccount
select account.id, account.method_code as method, method.kind, method.name, method.enabled, method.minimum, method.maximum, method.fee_fixed as feeFixed, method.fee_basis_points as feeBasisPoints, account.locked_number as lockedNumber, account.hint, account.holder, account.usable_from as usableFrom
from payout_account as account
inner join payout_method as method on method.code = account.method_code
where account.id = $;

-- store.ts: addStep
insert into withdrawal_step (withdrawal_id, player_id, step, amount, reason, at)
values ($, …);

-- store.ts: changeWithdrawal
update withdrawal
set state = $, received = $
where id = $;

-- store.ts: lockWithdrawal
select id
from withdrawal
where id = $ for no key update;

-- store.ts: lockWithdrawal
select withdrawal.id, withdrawal.player_id as playerId, player.account as playerAccount, withdrawal.account_id as accountId, withdrawal.commodity, withdrawal.amount, withdrawal.fee, withdrawal.tax, withdrawal.payout, withdrawal.sent, withdrawal.received, withdrawal.state, withdrawal.needs_two or exists (select
from withdrawal_setting as setting
where setting.two_people_above <> 0 and withdrawal.amount > setting.two_people_above) as needsTwo, withdrawal.first_approver as firstApprover, withdrawal.refund_first_by as refundFirstBy, withdrawal.reason, withdrawal.asked_at as askedAt, withdrawal.receive_by as receiveBy, method.code as method, method.name, account.hint, account.holder, (select sum(payout_order.amount) as sum
from payout_order
where payout_order.withdrawal_id = withdrawal.id and payout_order.ended_at is null) as inFlight
from withdrawal
inner join payout_account as account on account.id = withdrawal.account_id
inner join payout_method as method on method.code = account.method_code
inner join player on player.id = withdrawal.player_id
where withdrawal.id = $;

-- store.ts: selectWithdrawal
select withdrawal.id, withdrawal.player_id as playerId, player.account as playerAccount, withdrawal.account_id as accountId, withdrawal.commodity, withdrawal.amount, withdrawal.fee, withdrawal.tax, withdrawal.payout, withdrawal.sent, withdrawal.received, withdrawal.state, withdrawal.needs_two or exists (select
from withdrawal_setting as setting
where setting.two_people_above <> 0 and withdrawal.amount > setting.two_people_above) as needsTwo, withdrawal.first_approver as firstApprover, withdrawal.refund_first_by as refundFirstBy, withdrawal.reason, withdrawal.asked_at as askedAt, withdrawal.receive_by as receiveBy, method.code as method, method.name, account.hint, account.holder, (select sum(payout_order.amount) as sum
from payout_order
where payout_order.withdrawal_id = withdrawal.id and payout_order.ended_at is null) as inFlight
from withdrawal
inner join payout_account as account on account.id = withdrawal.account_id
inner join payout_method as method on method.code = account.method_code
inner join player on player.id = withdrawal.player_id
where withdrawal.id = $;

-- sweep-store.ts: closeMovedOn
update payment_incident as incident
set closed_at = $, closed_by = 'sweeper'
where closed_at is null and ((kind = 'payout-silent' and not exists (select
from payout_order as one
where one.id::text = incident.payment_id and one.ended_at is null)) or (kind = 'withdrawal-waits' and incident.payment_id <> incident.withdrawal_id || ':' || (select max(step.id)
from withdrawal_step as step
where step.withdrawal_id = incident.withdrawal_id)));

-- sweep-store.ts: raiseSilentOrders
insert into payment_incident (kind, provider, payment_id, withdrawal_id, amount, currency, raised_at) select 'payout-silent', coalesce(one.provider, 'none'), one.id::text, one.withdrawal_id, one.amount, withdrawal.commodity, $
from payout_order as one
join withdrawal on withdrawal.id = one.withdrawal_id
where one.ended_at is null and one.begun_at < $
on conflict do nothing;

-- sweep-store.ts: raiseStandstills
insert into payment_incident (kind, provider, payment_id, withdrawal_id, amount, currency, raised_at) select 'withdrawal-waits', one.state, one.id || ':' || last.id, one.id, one.amount, one.commodity, $
from withdrawal as one
cross join lateral (select step.id, step.at
from withdrawal_step as step
where step.withdrawal_id = one.id
order by step.id desc
limit 1) as last
where one.state in ('asked', 'second-look', 'approved', 'paying', 'disputed') and last.at < $ and not exists (select
from payout_order
where withdrawal_id = one.id and ended_at is null)
on conflict do nothing;

-- sweep-store.ts: selectForsakenOrders
select payout_order.id
from payout_order
where ended_at is null and not exists (select
from job
where job.kind = $ and job.key = payout_order.id::text)
limit $;

-- sweep-store.ts: selectForsakenReceipts
select withdrawal.id
from withdrawal
where state = 'paid' and not exists (select
from job
where job.kind = 'withdrawal-receipt' and job.key = withdrawal.id::text)
limit $;
