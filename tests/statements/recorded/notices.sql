-- push-store.ts: deleteByEndpoint
delete
from push_subscription
where endpoint_hash = $ and player_id = $;

-- push-store.ts: deleteExcept
delete
from push_subscription
where player_id = $ and session_id not in (select id
from session
where token_hash = $);

-- push-store.ts: deleteExcept
delete
from push_subscription
where player_id = $;

-- push-store.ts: deleteOldest
delete
from push_subscription
where player_id = $ and id not in (select id
from push_subscription
where player_id = $
order by subscribed_at desc, id desc
limit $);

-- push-store.ts: insertPushKeys
insert into push_key (public_key, private_key)
values ($, …)
on conflict do nothing;

-- push-store.ts: lockSubscription
select player_id as playerId, locked, endpoint_hash as endpointHash
from push_subscription
where endpoint_hash = $ for update;

-- push-store.ts: selectPreferences
select money, security, promotions, to_char(quiet_from, 'HH24:MI') as from, to_char(quiet_to, 'HH24:MI') as to
from push_preference
where player_id = $;

-- push-store.ts: selectPushKeys
select public_key as publicKey, private_key as privateKey
from push_key;

-- push-store.ts: selectSubscriptionIds
select id
from push_subscription
where player_id = $
order by id;

-- push-store.ts: selectTimeZone
select time_zone as timeZone
from site_setting;

-- push-store.ts: upsertPreferences
insert into push_preference (player_id, money, security, promotions, quiet_from, quiet_to)
values ($, …)
on conflict (player_id) do update
set money = $, security = $, promotions = $, quiet_from = $, quiet_to = $;

-- push-store.ts: upsertSubscription
insert into push_subscription (player_id, session_id, endpoint_hash, locked)
values ($, …)
on conflict (endpoint_hash) do update
set player_id = $, session_id = $, locked = $, subscribed_at = clock_timestamp();

-- store.ts: countUnread
select count(*) as count
from player_message
where player_id = $ and read_at is null and deleted_at is null;

-- store.ts: insertMessage
insert into player_message (player_id, kind, link, about, template, filling)
values ($, …)
on conflict do nothing
returning id, created_at as createdAt;

-- store.ts: selectMessages
select id, player_id as playerId, kind, template, filling, link, about, created_at as createdAt, read_at as readAt, coalesce(nullif(title ->> $::text, ''), title ->> 'en') as title, coalesce(nullif(content ->> $::text, ''), content ->> 'en') as content
from player_message
where deleted_at is null and player_id = $ and kind = $
order by id desc
limit $;

-- store.ts: selectPlayers
select id, account
from player
where lower(account) in ($) and type <> $
order by id;

-- store.ts: setAllRead
update player_message
set read_at = clock_timestamp()
where player_id = $ and id <= $ and read_at is null;

-- store.ts: setDeleted
update player_message
set deleted_at = coalesce(deleted_at, clock_timestamp()), filling = $, title = case when title is null then null else '{}'::jsonb end, content = case when content is null then null else '{}'::jsonb end
where id = $ and player_id = $;

-- store.ts: setRead
select read_at as readAt
from player_message
where id = $ and player_id = $ and deleted_at is null for update;

-- store.ts: setRead
update player_message
set read_at = clock_timestamp()
where id = $;
