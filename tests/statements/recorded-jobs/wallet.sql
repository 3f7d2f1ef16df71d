-- following-store.ts: deleteEndedStay
delete
from vendor_stay
where player_id = $ and vendor_code = $ and (seen_at is null or seen_at <= $);

-- following-store.ts: isAnythingLeft
select exists (select
from vendor_transfer
where player_id = $ and vendor_code = $ and state = 'pending') or exists (select
from fed_round
where player_id = $ and vendor_code = $ and (state = 'open' or reported_bet <> booked_bet or reported_win <> booked_win or state <> booked_state)) or exists (select
from ledger_account account
join ledger_balance balance on balance.account_id = account.id
where account.player_id = $ and account.kind = 'vendor-wallet' and account.subject = $ and balance.amount > 0) as is;

-- following-store.ts: selectStay
select seen_at as seenAt
from vendor_stay
where player_id = $ and vendor_code = $;

-- store.ts: insertRequest
insert into wallet_request (player_id, request_id, kind, asked, asked_at)
values ($, …)
on conflict (player_id, request_id) do nothing
returning id;

-- store.ts: isVendorWalletOpen
/* planned: vendor-wallet-open */ select
from vendor_wallet wallet
join vendor on vendor.code = wallet.vendor_code
where vendor.code = $ and vendor.enabled and wallet.enabled;

-- store.ts: saveAnswer
update wallet_request
set answer = $
where id = $;
