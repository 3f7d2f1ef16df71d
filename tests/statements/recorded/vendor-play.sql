-- launch/launch-store.ts: insertToken
insert into launch_token (token_hash, vendor_code, player_id, session_id, mode, game_code, language, made_at, expires_at) select $, $, player_id, id, $, $, $, $, $
from session
where token_hash = $ and player_id = $ and ended_at is null
returning 1;

-- launch/launch-store.ts: insertToken
update launch_token
set used_at = $
where token_hash in (select token_hash
from launch_token
where player_id = $ and used_at is null and expires_at > $ and token_hash <> $
order by made_at desc, token_hash offset $);

-- launch/launch-store.ts: selectOpenVendors
select vendor.code as vendor, coalesce(nullif(vendor.display_name ->> $::text, ''), vendor.display_name ->> 'en') as vendorName
from vendor
join vendor_link link on link.vendor_code = vendor.code and link.enabled
join vendor_category place on place.vendor_code = vendor.code and place.enabled
where vendor.enabled and place.game_type = $
order by place.position, vendor.code;

-- launch/launch-store.ts: selectShownGames
select game.game_code as game, game.vendor_code as vendor, coalesce(nullif(game.name ->> $::text, ''), game.name ->> 'en') as gameName, game.game_type as gameType, game.node_id as nodeId, game.icon_url as iconUrl
from game
where game.is_shown and game.game_code = any($::text[]);

-- launch/launch-store.ts: selectTarget
select game.game_code as game, game.node_id as nodeId, coalesce(nullif(game.name ->> $::text, ''), game.name ->> 'en') as gameName, game.game_type as gameType, vendor.code as vendor, coalesce(nullif(vendor.display_name ->> $::text, ''), vendor.display_name ->> 'en') as vendorName, game.supports_trial as supportsTrial, game.is_shown as isGameOpen, vendor.enabled and coalesce(link.enabled, false) as isVendorOpen, coalesce(link.wallet, 'seamless') as wallet
from game
join vendor on vendor.code = game.vendor_code
left join vendor_link link on link.vendor_code = vendor.code
left join vendor_category place on place.vendor_code = vendor.code and place.game_type = game.game_type
where game.game_code = $
order by game.is_shown desc, place.is_game = 'GAME' desc nulls last, place.position, game.position, game.node_id
limit 1;

-- operate/vendor-incident-store.ts: countOf
update vendor_incident
set settled_at = $, settled_by = $, note = $
where settled_at is null and vendor_code = $ and subject = $ and kind <> $
returning id;

-- operate/vendor-incident-store.ts: settleBookedRounds
update vendor_incident incident
set settled_at = $, settled_by = $, note = $
from fed_round round
where incident.vendor_code = $ and incident.settled_at is null and incident.kind in ('round-above-wallet', 'round-of-unknown-game', 'round-unbookable') and round.vendor_code = incident.vendor_code and round.player_id = incident.player_id and round.round = substring(incident.subject
from '^fed-round:[0-9]+:(.*)$') and round.reported_bet = round.booked_bet and round.reported_win = round.booked_win and round.state = coalesce(round.booked_state, round.state);

-- transfers/transfer-feed-store.ts: ensureFeed
insert into vendor_feed (vendor_code, read_at)
values ($, …)
on conflict do nothing;

-- transfers/transfer-feed-store.ts: lockFeed
select cursor, unread_since as unreadSince
from vendor_feed
where vendor_code = $ for update;

-- transfers/transfer-feed-store.ts: saveCursor
update vendor_feed
set cursor = $, read_at = $, unread_since = $
where vendor_code = $;

-- transfers/transfer-feed-store.ts: selectCursor
select cursor
from vendor_feed
where vendor_code = $;

-- transfers/transfer-feed-store.ts: selectUnbooked
select round, player_id as playerId
from fed_round
where vendor_code = $ and (reported_bet <> booked_bet or reported_win <> booked_win or state <> booked_state)
order by stuck_at asc nulls first, reported_at
limit $;

-- transfers/transfer-store.ts: ensurePlayerName
insert into vendor_player (vendor_code, player_id, name)
values ($, …)
on conflict do nothing;

-- transfers/transfer-store.ts: ensurePlayerName
select name
from vendor_player
where vendor_code = $ and player_id = $;

-- transfers/transfer-store.ts: insertTransfer
insert into vendor_transfer (player_id, vendor_code, direction, amount, currency, asked_at)
values ($, …)
returning id;

-- transfers/transfer-store.ts: lockTransferState
select state
from vendor_transfer
where id = $ for update;

-- transfers/transfer-store.ts: selectIsKnownThere
select exists (select
from vendor_transfer
where player_id = $ and vendor_code = $) or exists (select
from fed_round
where player_id = $ and vendor_code = $) as has;

-- transfers/transfer-store.ts: selectKeepsOwnWallets
select wallet
from vendor_link
where vendor_code = $;

-- transfers/transfer-store.ts: selectMoves
select one.id, one.vendor_code as vendor, coalesce(nullif(vendor.display_name ->> $::text, ''), vendor.display_name ->> 'en') as vendorName, one.direction, one.amount, one.currency, one.state, one.asked_at as askedAt, one.settled_at as settledAt
from vendor_transfer as one
inner join vendor on vendor.code = one.vendor_code
where one.player_id = $
order by one.number desc
limit $;

-- transfers/transfer-store.ts: selectTransfer
select one.id, one.player_id as playerId, one.vendor_code as vendor, who.name, one.direction, one.amount, one.currency, one.state, one.asked_at as askedAt
from vendor_transfer as one
inner join vendor_player as who on who.vendor_code = one.vendor_code and who.player_id = one.player_id
where one.id = $;

-- transfers/transfer-store.ts: settleTransferRow
update vendor_transfer
set state = $, reason = $, settled_at = $
where id = $;

-- transfers/transfer-store.ts: shareLink
select link.enabled as isLinkOpen, vendor.enabled as isVendorOpen
from vendor_link as link
inner join vendor on vendor.code = link.vendor_code
where link.vendor_code = $
for share of link;
