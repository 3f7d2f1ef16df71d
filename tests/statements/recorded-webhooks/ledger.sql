-- main-balance.ts: mainBalance
select balance.amount
from ledger_balance as balance
inner join ledger_account as account on account.id = balance.account_id
where balance.player_id = $ and account.kind = $ and account.commodity = $;

-- store.ts: openAccountRow
/* planned: ledger-open */ select ledger_open_account($, …) as id;

-- store.ts: postRow
/* planned: ledger-post */ select outcome, transfer_id as transferId, posted_at as postedAt, short_account as shortAccount
from ledger_post($, $, $, $, $::bigint[], …);
