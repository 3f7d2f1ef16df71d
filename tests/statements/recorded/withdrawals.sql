-- payout-order-store.ts: changeOrder
update payout_order
set state = $, paid = $, reason = $
where id = $;

-- payout-order-store.ts: changeOrder
update payout_order
set state = $, paid = $, reason = $, ended_at = $
where id = $;

-- payout-order-store.ts: insertOrder
insert into payout_order (withdrawal_id, request_id, amount, state, begun_by, begun_at)
values ($, …)
returning id;

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

-- payout-order-store.ts: selectOrders
select id, withdrawal_id as withdrawalId, request_id as requestId, amount, provider, state, paid, reason, begun_by as begunBy, begun_at as begunAt, ended_at as endedAt, end_first_by as endFirstBy
from payout_order
where withdrawal_id = $
order by begun_at, id;

-- payout-store.ts: insertAccount
insert into payout_account (player_id, method_code, hint, holder, added_at, usable_from, removed_at)
values ($, …)
returning id;

-- payout-store.ts: markAccountRemoved
update payout_account
set removed_at = $
where player_id = $ and id = $ and removed_at is null
returning id;

-- payout-store.ts: selectAccounts
select account.id, account.method_code as method, method.kind, method.name, method.enabled, method.minimum, method.maximum, method.fee_fixed as feeFixed, method.fee_basis_points as feeBasisPoints, account.locked_number as lockedNumber, account.hint, account.holder, account.usable_from as usableFrom
from payout_account as account
inner join payout_method as method on method.code = account.method_code
where account.player_id = $ and account.removed_at is null
order by account.id;

-- payout-store.ts: selectAnyAccount
select account.id, account.method_code as method, method.kind, method.name, method.enabled, method.minimum, method.maximum, method.fee_fixed as feeFixed, method.fee_basis_points as feeBasisPoints, account.locked_number as lockedNumber, account.hint, account.holder, account.usable_from as usableFrom
from payout_account as account
inner join payout_method as method on method.code = account.method_code
where account.id = $;

-- payout-store.ts: selectMethods
select code, kind, name, number_kind as number, minimum, maximum, fee_fixed as feeFixed, fee_basis_points as feeBasisPoints
from payout_method
where enabled = $
order by place, code;

-- payout-store.ts: writeNumber
update payout_account
set locked_number = $
where id = $;

-- store.ts: addStep
insert into withdrawal_step (withdrawal_id, player_id, step, amount, reason, at)
values ($, …);

-- store.ts: changeWithdrawal
update withdrawal
set state = $, first_approver = $
where id = $;

-- store.ts: changeWithdrawal
update withdrawal
set state = $, reason = $
where id = $;

-- store.ts: changeWithdrawal
update withdrawal
set state = $, received = $
where id = $;

-- store.ts: changeWithdrawal
update withdrawal
set state = $, sent = $, receive_by = $
where id = $;

-- store.ts: countAskedSince
select count(*) as count
from withdrawal
where player_id = $ and asked_at >= $ and state <> $;

-- store.ts: insertPart
insert into withdrawal_part (withdrawal_id, request_id, amount, reference, sent_at)
values ($, …)
returning id;

-- store.ts: insertProof
insert into withdrawal_proof (withdrawal_id, upload_id, player_id)
values ($, …);

-- store.ts: insertWithdrawal
insert into withdrawal (player_id, request_id, account_id, commodity, amount, fee, tax, payout, state, needs_two, brought_before, staked_before, first_approver, received, reason, asked_at, receive_by)
values ($, …)
returning id;

-- store.ts: lockAsking
select pg_advisory_xact_lock($, hashint8($::bigint));

-- store.ts: lockBonuses
select
from bonus_state
where player_id = $ and state <> 'waiting'
order by grant_id for no key update;

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

-- store.ts: selectByRequest
select withdrawal.id, withdrawal.player_id as playerId, player.account as playerAccount, withdrawal.account_id as accountId, withdrawal.commodity, withdrawal.amount, withdrawal.fee, withdrawal.tax, withdrawal.payout, withdrawal.sent, withdrawal.received, withdrawal.state, withdrawal.needs_two or exists (select
from withdrawal_setting as setting
where setting.two_people_above <> 0 and withdrawal.amount > setting.two_people_above) as needsTwo, withdrawal.first_approver as firstApprover, withdrawal.refund_first_by as refundFirstBy, withdrawal.reason, withdrawal.asked_at as askedAt, withdrawal.receive_by as receiveBy, method.code as method, method.name, account.hint, account.holder, (select sum(payout_order.amount) as sum
from payout_order
where payout_order.withdrawal_id = withdrawal.id and payout_order.ended_at is null) as inFlight
from withdrawal
inner join payout_account as account on account.id = withdrawal.account_id
inner join payout_method as method on method.code = account.method_code
inner join player on player.id = withdrawal.player_id
where withdrawal.player_id = $ and withdrawal.request_id = $;

-- store.ts: selectInState
select withdrawal.id, withdrawal.player_id as playerId, player.account as playerAccount, withdrawal.account_id as accountId, withdrawal.commodity, withdrawal.amount, withdrawal.fee, withdrawal.tax, withdrawal.payout, withdrawal.sent, withdrawal.received, withdrawal.state, withdrawal.needs_two or exists (select
from withdrawal_setting as setting
where setting.two_people_above <> 0 and withdrawal.amount > setting.two_people_above) as needsTwo, withdrawal.first_approver as firstApprover, withdrawal.refund_first_by as refundFirstBy, withdrawal.reason, withdrawal.asked_at as askedAt, withdrawal.receive_by as receiveBy, method.code as method, method.name, account.hint, account.holder, (select sum(payout_order.amount) as sum
from payout_order
where payout_order.withdrawal_id = withdrawal.id and payout_order.ended_at is null) as inFlight
from withdrawal
inner join payout_account as account on account.id = withdrawal.account_id
inner join payout_method as method on method.code = account.method_code
inner join player on player.id = withdrawal.player_id
where withdrawal.state = $
order by withdrawal.id
limit $;

-- store.ts: selectLastAsked
select brought_before as broughtBefore, staked_before as stakedBefore
from withdrawal
where player_id = $ and state <> $
order by id desc
limit $;

-- store.ts: selectOwn
select withdrawal.id, withdrawal.player_id as playerId, player.account as playerAccount, withdrawal.account_id as accountId, withdrawal.commodity, withdrawal.amount, withdrawal.fee, withdrawal.tax, withdrawal.payout, withdrawal.sent, withdrawal.received, withdrawal.state, withdrawal.needs_two or exists (select
from withdrawal_setting as setting
where setting.two_people_above <> 0 and withdrawal.amount > setting.two_people_above) as needsTwo, withdrawal.first_approver as firstApprover, withdrawal.refund_first_by as refundFirstBy, withdrawal.reason, withdrawal.asked_at as askedAt, withdrawal.receive_by as receiveBy, method.code as method, method.name, account.hint, account.holder, (select sum(payout_order.amount) as sum
from payout_order
where payout_order.withdrawal_id = withdrawal.id and payout_order.ended_at is null) as inFlight
from withdrawal
inner join payout_account as account on account.id = withdrawal.account_id
inner join payout_method as method on method.code = account.method_code
inner join player on player.id = withdrawal.player_id
where withdrawal.player_id = $ and withdrawal.id = $;

-- store.ts: selectOwnList
select withdrawal.id, withdrawal.player_id as playerId, player.account as playerAccount, withdrawal.account_id as accountId, withdrawal.commodity, withdrawal.amount, withdrawal.fee, withdrawal.tax, withdrawal.payout, withdrawal.sent, withdrawal.received, withdrawal.state, withdrawal.needs_two or exists (select
from withdrawal_setting as setting
where setting.two_people_above <> 0 and withdrawal.amount > setting.two_people_above) as needsTwo, withdrawal.first_approver as firstApprover, withdrawal.refund_first_by as refundFirstBy, withdrawal.reason, withdrawal.asked_at as askedAt, withdrawal.receive_by as receiveBy, method.code as method, method.name, account.hint, account.holder, (select sum(payout_order.amount) as sum
from payout_order
where payout_order.withdrawal_id = withdrawal.id and payout_order.ended_at is null) as inFlight
from withdrawal
inner join payout_account as account on account.id = withdrawal.account_id
inner join payout_method as method on method.code = account.method_code
inner join player on player.id = withdrawal.player_id
where withdrawal.player_id = $
order by withdrawal.id desc
limit $;

-- store.ts: selectParts
select id, amount, reference, request_id as requestId, sent_at as sentAt
from withdrawal_part
where withdrawal_id = $
order by id;

-- store.ts: selectProofs
select upload_id
from withdrawal_proof
where withdrawal_id = $
order by upload_id;

-- store.ts: selectSteps
select step, amount, reason, at
from withdrawal_step
where withdrawal_id = $ and player_id = $
order by id;

-- store.ts: selectTerms
select withdrawal_setting.per_day as perDay, withdrawal_setting.turnover_basis_points as turnoverBasisPoints, withdrawal_setting.tax_basis_points as taxBasisPoints, withdrawal_setting.receive_minutes as receiveMinutes, withdrawal_setting.two_people_above as twoPeopleAbove, withdrawal_setting.account_rest_hours as restHours, site_setting.currency, site_setting.time_zone as timeZone
from withdrawal_setting
inner join site_setting on true;

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
