-- push-store.ts: insertPushKeys
insert into push_key (public_key, private_key)
values ($, …)
on conflict do nothing;

-- push-store.ts: selectPreferences
select money, security, promotions, to_char(quiet_from, 'HH24:MI') as from, to_char(quiet_to, 'HH24:MI') as to
from push_preference
where player_id = $;

-- push-store.ts: selectPushKeys
select public_key as publicKey, private_key as privateKey
from push_key;

-- push-store.ts: selectSubscription
select push_subscription.locked, push_subscription.endpoint_hash as endpointHash, player.language as language
from push_subscription
inner join player on player.id = push_subscription.player_id
where push_subscription.id = $ and push_subscription.player_id = $;

-- push-store.ts: selectSubscriptionIds
select id
from push_subscription
where player_id = $
order by id;

-- push-store.ts: selectTimeZone
select time_zone as timeZone
from site_setting;

-- store.ts: countUnread
select count(*) as count
from player_message
where player_id = $ and read_at is null and deleted_at is null;

-- store.ts: deleteOldest
delete
from player_message
where id = any (array(select id
from (select id, created_at
from player_message
order by id
limit $) as oldest
where created_at < $));

-- store.ts: insertMessage
insert into player_message (player_id, kind, link, about, template, filling)
values ($, …)
on conflict do nothing
returning id, created_at as createdAt;

-- store.ts: selectUnread
select id, player_id as playerId, kind, template, filling, link, about, created_at as createdAt, read_at as readAt, coalesce(nullif(title ->> $::text, ''), title ->> 'en') as title, coalesce(nullif(content ->> $::text, ''), content ->> 'en') as content
from player_message
where deleted_at is null and id = $ and read_at is null;
