-- balances.ts: lockBalances
select
from ledger_balance
where player_id = $
order by account_id for no key update;

-- days-store.ts: insertClosing
select ledger_close_day($::date);

-- days-store.ts: makePartitions
select ledger_make_partitions((clock_timestamp() + make_interval(months => $))::date) as made;

-- days-store.ts: selectDayToClose
select to_char(day, 'YYYY-MM-DD') as day
from (select (clock_timestamp() at time zone 'UTC')::date - 1 as day) as yesterday
where not exists (select
from ledger_closing
where ledger_closing.day >= yesterday.day);

-- days-store.ts: selectDayToSeal
select to_char(day, 'YYYY-MM-DD') as day
from (select coalesce((select max(day) + 1
from ledger_day), (select min(posted_on)
from ledger_transfer), (select max(day)
from ledger_closing)) as day) as next
where day <= (select max(day)
from ledger_closing);

-- store.ts: addToHold
update ledger_hold
set captured = captured + $::bigint
where id = $;

-- store.ts: insertHold
insert into ledger_hold (player_id, from_account_id, held_account_id, reference, amount)
values ($, …)
on conflict (reference) do nothing;

-- store.ts: lockHold
select id, player_id as playerId, from_account_id as fromAccountId, held_account_id as heldAccountId, amount, captured, released
from ledger_hold
where reference = $ for no key update;

-- store.ts: openAccountRow
/* planned: ledger-open */ select ledger_open_account($, …) as id;

-- store.ts: postRow
/* planned: ledger-post */ select outcome, transfer_id as transferId, posted_at as postedAt, short_account as shortAccount
from ledger_post($, $, $, $, $::bigint[], …);

-- store.ts: selectBalances
/* planned: balances */ select account.id as accountId, account.kind, account.subject, account.commodity, balance.amount
from ledger_balance balance
join ledger_account account on account.id = balance.account_id
where balance.player_id = $
order by account.id;
