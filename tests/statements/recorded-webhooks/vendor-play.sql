-- vendor-store.ts: burnToken
update launch_token
set used_at = $
where token_hash = $;

-- vendor-store.ts: insertNonce
insert into vendor_nonce (vendor_code, nonce, received_at)
values ($, …)
on conflict do nothing;

-- vendor-store.ts: insertVendorSession
insert into vendor_session (token_hash, vendor_code, player_id, session_id, mode, game_code, opened_at)
values ($, …);

-- vendor-store.ts: isVendorOpen
select vendor.code
from vendor
inner join vendor_link as link on link.vendor_code = vendor.code
where vendor.code = $ and vendor.enabled = $ and link.enabled = $;

-- vendor-store.ts: lockToken
select token.player_id as playerId, token.session_id as sessionId, token.mode, token.game_code as gameCode, token.language, token.expires_at as expiresAt, token.used_at as usedAt, login.seen_at as seenAt, login.expires_at as loginExpiresAt, login.ended_at as endedAt, known.name
from launch_token as token
inner join session as login on login.id = token.session_id
inner join player on player.id = token.player_id
inner join vendor_player as known on known.player_id = token.player_id and known.vendor_code = token.vendor_code
where token.token_hash = $ and token.vendor_code = $
for update of token;

-- vendor-store.ts: selectLink
/* planned: vendor-link */ select public_key as publicKey
from vendor_link
where vendor_code = $;

-- vendor-store.ts: selectPlayableBonus
select bonus_playable($, bonus_product_of($), $, $, $, $, false) ->> 'balance' as balance;

-- vendor-store.ts: selectVendorGame
select game_type as gameType, name, is_shown as isShown
from game
where vendor_code = $ and game_code = $;

-- wallet/callback-store.ts: lockCallbackFacts
/* planned: vendor-callback-facts */ select vendor_callback_facts($, …) as facts;

-- wallet/callback-store.ts: writeWalletChange
/* planned: vendor-write-callback */ select vendor_write_callback($::jsonb) as written;
