-- push-store.ts: selectSubscriptionIds
select id
from push_subscription
where player_id = $
order by id;

-- store.ts: insertMessage
insert into player_message (player_id, kind, link, about, template, filling)
values ($, …)
on conflict do nothing
returning id, created_at as createdAt;
