-- method-store.ts: selectMethod
select *
from deposit_method
where code = $ and enabled = $;

-- method-store.ts: selectMethods
select *, coalesce(nullif(title ->> $::text, ''), title ->> 'en') as name, coalesce(nullif(note ->> $::text, ''), note ->> 'en') as words
from deposit_method
where enabled = $
order by position;

-- method-store.ts: selectMoneySetting
select site_setting.currency, deposit_setting.tax_basis_points as taxBasisPoints
from site_setting
inner join deposit_setting on true;

-- method-store.ts: selectNames
select code, minutes_to_credit, coalesce(nullif(title ->> $::text, ''), title ->> 'en') as title
from deposit_method;

-- payment-store.ts: insertPayment
insert into deposit_payment (provider, payment_id, deposit_id, amount, credited, refund, came_at)
values ($, …)
returning id;

-- payment-store.ts: isKnownPayment
select id
from deposit_payment
where provider = $ and payment_id = $;

-- payment-store.ts: isPaidBackBy
select id
from deposit_payment
where deposit_id = $ and refund_reference = $
limit $;

-- payment-store.ts: selectDueRefunds
select id, provider, payment_id as paymentId, refund, came_at as cameAt, refund_refused_at is not null as isRefused, exists (select incident.id
from payment_incident as incident
where incident.kind = $ and incident.closed_at is null and incident.provider = deposit_payment.provider and incident.payment_id = deposit_payment.payment_id) as isOverdue
from deposit_payment
where deposit_id = $ and refund > $ and refunded_at is null
order by id;

-- payment-store.ts: selectSums
select deposit_id as depositId, sum(amount) as came, sum(refund) filter(where refunded_at is not null) as refunded, sum(refund) filter(where refunded_at is null) as refundDue
from deposit_payment
where deposit_id in ($)
group by deposit_id;

-- payment-store.ts: selectSums
select deposit_id as depositId, sum(amount) as came, sum(refund) filter(where refunded_at is not null) as refunded, sum(refund) filter(where refunded_at is null) as refundDue
from deposit_payment
where deposit_id in ($, …)
group by deposit_id;

-- payment-store.ts: selectUnmatched
select id, amount, reference, came_at
from incoming_transfer
where deposit_id is null
order by id
limit $;

-- payment-store.ts: settleRefund
update deposit_payment
set refunded_at = $, refund_reference = $
where id = $ and refunded_at is null
returning id;

-- review-store.ts: deleteFirstApproval
delete
from deposit_first_approval
where deposit_id = $ and action = $;

-- review-store.ts: selectFirstApprovals
select deposit_id as depositId, action, what, operator_name as by
from deposit_first_approval
where deposit_id in ($) and approved_at >= $
order by approved_at desc;

-- review-store.ts: selectFirstApprovals
select deposit_id as depositId, action, what, operator_name as by
from deposit_first_approval
where deposit_id in ($, …) and approved_at >= $
order by approved_at desc;

-- review-store.ts: selectPayments
select payment_id as id, amount, credited, refund, came_at as cameAt, refunded_at as refundedAt
from deposit_payment
where deposit_id = $
order by deposit_payment.id;

-- review-store.ts: selectQueue
select deposit.*, player.account as playerAccount, (select count(*) as count
from deposit_proof
where deposit_proof.deposit_id = deposit.id) as proofs, (select sum(refund) as sum
from deposit_payment
where deposit_payment.deposit_id = deposit.id and refunded_at is null) as refundDue
from deposit
inner join player on player.id = deposit.player_id
where deposit.state in ($, …) and deposit.method_code = $ and deposit.begun_at <= $
order by deposit.begun_at, deposit.id
limit $;

-- review-store.ts: selectReviewed
select deposit.*, player.account as playerAccount, (select count(*) as count
from deposit_proof
where deposit_proof.deposit_id = deposit.id) as proofs, (select sum(refund) as sum
from deposit_payment
where deposit_payment.deposit_id = deposit.id and refunded_at is null) as refundDue
from deposit
inner join player on player.id = deposit.player_id
where deposit.id = $;

-- store.ts: countOpen
select count(*) as count
from deposit
where player_id = $ and state in ($, …);

-- store.ts: insertDeposit
insert into deposit (player_id, request_id, reference, method_code, kind, provider, currency, asked, fee_basis_points, fee_fixed, tax_basis_points, credits_what_came, state, pay_to, language, origin, claimed_reference, claimed_on, begun_at, expires_at)
values ($, …)
on conflict (player_id, request_id) do nothing
returning id;

-- store.ts: insertProof
insert into deposit_proof (deposit_id, ordinal, upload_id)
values ($, …);

-- store.ts: insertSteps
insert into deposit_step (deposit_id, step, at, amount, reason)
values ($, …), …;

-- store.ts: insertSteps
insert into deposit_step (deposit_id, step, at, amount, reason)
values ($, …);

-- store.ts: lockDeposit
select *
from deposit
where id = $ for no key update;

-- store.ts: selectByRequest
select *
from deposit
where player_id = $ and request_id = $;

-- store.ts: selectDeposit
select *
from deposit
where id = $;

-- store.ts: selectOwnDeposit
select *
from deposit
where id = $ and player_id = $;

-- store.ts: selectOwnPage
select *
from deposit
where player_id = $
order by begun_at desc, id desc
limit $;

-- store.ts: selectProofs
select upload_id
from deposit_proof
where deposit_id = $
order by ordinal;

-- store.ts: selectSteps
select step, at, amount, reason
from deposit_step
where deposit_id = $
order by id;

-- store.ts: updateDeposit
update deposit
set state = $
where id = $;

-- store.ts: updateDeposit
update deposit
set state = $, paid = $, received = $
where id = $;
