-- payout-order-store.ts: insertPayoutWebhook
insert into payout_webhook (provider, event_id, body, order_id, received_at)
values ($, …)
on conflict (provider, event_id) do nothing
returning event_id;

-- payout-order-store.ts: selectOrder
select id, withdrawal_id as withdrawalId, request_id as requestId, amount, provider, state, paid, reason, begun_by as begunBy, begun_at as begunAt, ended_at as endedAt, end_first_by as endFirstBy
from payout_order
where id = $;
