-- following-store.ts: endStay
update vendor_stay
set seen_at = $
where player_id = $ and vendor_code = $;

-- following-store.ts: selectFollowing
select is_automatic
from vendor_following
where player_id = $;

-- following-store.ts: upsertFollowing
insert into vendor_following (player_id, is_automatic, chosen_at)
values ($, …)
on conflict (player_id) do update
set is_automatic = $, chosen_at = $;

-- following-store.ts: upsertStay
insert into vendor_stay (player_id, vendor_code, seen_at)
values ($, …)
on conflict (player_id, vendor_code) do update
set seen_at = $;

-- store.ts: insertRequest
insert into wallet_request (player_id, request_id, kind, asked, asked_at)
values ($, …)
on conflict (player_id, request_id) do nothing
returning id;

-- store.ts: isAgentStopped
select agent_id
from agent_stop
where agent_id = $;

-- store.ts: isVendorWalletOpen
/* planned: vendor-wallet-open */ select
from vendor_wallet wallet
join vendor on vendor.code = wallet.vendor_code
where vendor.code = $ and vendor.enabled and wallet.enabled;

-- store.ts: saveAnswer
update wallet_request
set answer = $
where id = $;

-- store.ts: selectDownline
select player.id, player.account
from sponsor
inner join player on player.id = sponsor.player_id
where sponsor.agent_id = $ and player.type != $ and lower(player.account) = $;

-- store.ts: selectDownlines
select player.id, player.account, player.nickname, player.type
from sponsor
inner join player on player.id = sponsor.player_id
where sponsor.agent_id = $ and player.type != $ and starts_with(lower(player.account), $)
order by lower(player.account)
limit $;

-- store.ts: selectTransferSwitches
select *
from transfer_switch;

-- store.ts: selectUpline
select player.id, player.account, player.nickname
from sponsor
inner join player on player.id = sponsor.agent_id
where sponsor.player_id = $ and player.type in ($, …);

-- store.ts: selectVendorWallets
/* planned: vendor-wallets */ select vendor.code as vendor, coalesce(nullif(vendor.display_name ->> $::text, ''), vendor.display_name ->> 'en') as name, vendor.enabled and wallet.enabled as isOpen
from vendor_wallet wallet
join vendor on vendor.code = wallet.vendor_code
order by wallet.position, vendor.code;
