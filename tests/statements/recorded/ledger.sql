-- balances.ts: lockBalances
select
from ledger_balance
where player_id = $
order by account_id for no key update;

-- days-store.ts: selectBlocks
select first_id as firstId, knot
from ledger_day_block
where day = $
order by ordinal;

-- days-store.ts: selectDay
select to_char(day, 'YYYY-MM-DD') as day, transfers, merkle_root as merkleRoot, previous_root as previousRoot, chain_root as chainRoot
from ledger_day
where day = $;

-- days-store.ts: selectDays
select to_char(day, 'YYYY-MM-DD') as day, transfers, merkle_root as merkleRoot, previous_root as previousRoot, chain_root as chainRoot
from ledger_day
where day < $
order by ledger_day.day desc
limit $;

-- days-store.ts: selectLeaves
select t.id, json_build_array(t.id::text, to_char(t.posted_on, 'YYYY-MM-DD'), to_char(t.posted_at at time zone 'UTC', 'YYYY-MM-DDTHH24:MI:SS.USZ'), t.key, t.kind, t.reference, t.actor, t.salt, (select json_agg(json_build_array(l.account_id::text, l.commodity, l.amount::text)
order by l.ordinal)
from ledger_leg l
where l.posted_on = $::date and l.transfer_id = t.id))::text as leaf
from ledger_transfer t
where t.posted_on = $::date and t.id > $::bigint
order by t.id
limit $;

-- days-store.ts: selectOwnDay
select to_char(posted_on, 'YYYY-MM-DD') as day
from ledger_leg
where player_id = $ and transfer_id = $;

-- main-balance.ts: mainBalance
select balance.amount
from ledger_balance as balance
inner join ledger_account as account on account.id = balance.account_id
where balance.player_id = $ and account.kind = $ and account.commodity = $;

-- net-position.ts: netPosition
select sum(leg.amount)::text as net
from ledger_leg leg
join ledger_transfer transfer on transfer.posted_on = leg.posted_on and transfer.id = leg.transfer_id
join ledger_account account on account.id = leg.account_id and account.kind <> 'player-bonus'
where leg.player_id = $ and leg.commodity = $ and leg.posted_on between $::date and $::date and transfer.posted_on between $::date and $::date and transfer.posted_at >= $ and transfer.kind = any ($::text[]);

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

-- turnover.ts: readTurnover
/* planned: turnover */ select coalesce(sum(balance.brought), 0)::text as brought, coalesce(sum(balance.staked), 0)::text as staked
from ledger_balance as balance
join ledger_account as account on account.id = balance.account_id
where balance.player_id = $ and account.commodity = $ and account.kind <> 'player-bonus';
