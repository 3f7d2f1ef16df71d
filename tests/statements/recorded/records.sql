-- lifetime-store.ts: keepTotal
insert into lifetime_total (player_id, currency, through, deposited, withdrawn)
values ($, …)
on conflict (player_id, currency) do update
set through = excluded.through, deposited = excluded.deposited, withdrawn = excluded.withdrawn
where excluded.through > lifetime_total.through;

-- lifetime-store.ts: selectKeptTotal
select (select max(day)::text
from ledger_day) as closed, total.through::text, coalesce(total.deposited, 0) as deposited, coalesce(total.withdrawn, 0) as withdrawn
from (values (1)) as one
left join lifetime_total total on total.player_id = $ and total.currency = $;

-- lifetime-store.ts: sumSince
select leg.posted_on <= coalesce($::date, '-infinity'::date) as isClosed, coalesce(sum(leg.amount + case when leg.amount > 0 and transfer.kind = any ($) then ledger_kept(leg.posted_on, leg.transfer_id) else 0 end) filter (where transfer.kind = any ($)), 0)::text as deposited, coalesce(-sum(leg.amount) filter (where transfer.kind = any ($)), 0)::text as withdrawn
from ledger_leg leg
join ledger_transfer transfer on transfer.posted_on = leg.posted_on and transfer.id = leg.transfer_id
where leg.player_id = $ and leg.commodity = $ and leg.posted_on > $::date and transfer.posted_on > $::date and transfer.kind = any ($)
group by 1;

-- statement/statement-store.ts: insertStatementKey
insert into statement_key (public_key, private_key)
values ($, …)
on conflict do nothing;

-- statement/statement-store.ts: selectMonth
with span as (select $::date::timestamp at time zone $ as from, ($::date + interval '1 month')::timestamp at time zone $ as until), lying as (select coalesce(sum(balance.amount) filter (where account.kind <> 'player-bonus'), 0)::text as own, coalesce(sum(balance.amount) filter (where account.kind = 'player-bonus'), 0)::text as bonus
from ledger_balance balance
join ledger_account account on account.id = balance.account_id
where balance.player_id = $ and account.commodity = $), moved as (select transfer.kind, transfer.posted_at >= least(span.until, $::timestamptz) as is_later, coalesce(sum(leg.amount) filter (where account.kind <> 'player-bonus'), 0) as own, coalesce(sum(leg.amount) filter (where account.kind = 'player-bonus'), 0) as bonus
from span, ledger_leg leg
join ledger_transfer transfer on transfer.posted_on = leg.posted_on and transfer.id = leg.transfer_id
join ledger_account account on account.id = leg.account_id
where leg.player_id = $ and leg.commodity = $ and leg.posted_on >= $::date - 1 and transfer.posted_on >= $::date - 1 and transfer.posted_at >= span.from
group by transfer.posted_on, transfer.id, transfer.kind, 2), kinds as (select kind, is_later as isLater, coalesce(sum(own) filter (where own > 0), 0)::text as ownIn, coalesce(-sum(own) filter (where own < 0), 0)::text as ownOut, coalesce(sum(bonus) filter (where bonus > 0), 0)::text as bonusIn, coalesce(-sum(bonus) filter (where bonus < 0), 0)::text as bonusOut
from moved
group by 1, 2) select span.from, span.until, lying.own, lying.bonus, coalesce((select jsonb_agg(to_jsonb(kinds))
from kinds), '[]') as kinds
from span, lying;

-- statement/statement-store.ts: selectStatementKey
select public_key as publicKey, private_key as privateKey
from statement_key;

-- store.ts: selectBets
select bet.id, to_char(bet.placed_at at time zone $, 'YYYY-MM-DD HH24:MI:SS') as at, to_char(bet.settled_at at time zone $, 'YYYY-MM-DD HH24:MI:SS') as settledAt, coalesce(nullif(bet.game_name ->> $::text, ''), bet.game_name ->> 'en') as game, bet.game_type as gameType, (select icon_url
from game
where game.vendor_code = bet.vendor_code and game.game_type = bet.game_type and game.name = bet.game_name
limit 1) as iconUrl, bet.vendor_code as vendor, coalesce(coalesce(nullif(vendor.display_name ->> $::text, ''), vendor.display_name ->> 'en'), bet.vendor_code) as vendorName, bet.round, bet.stake, bet.payout, bet.state, exists (select
from house_game
join game using (game_code)
where game.vendor_code = bet.vendor_code) as isHouse, (select jsonb_build_object('ticketId', ticket.id::text, 'family', lottery_game.family, 'numero', numero.numero, 'plays', (select jsonb_agg(play
order by place)
from (select line.value ->> 'play' as play, min(line.ordinality) as place
from jsonb_array_elements(ticket.lines) with ordinality as line
group by 1) as plays))
from lottery_ticket ticket
join lottery_numero numero on numero.id = ticket.numero_id
join lottery_game using (game_code)
where ticket.id = case when bet.round ~ '^[0-9]{1,18}$' then bet.round::bigint end and ticket.record_id = bet.id) as lottery
from bet_record bet
left join vendor on vendor.code = bet.vendor_code
where bet.player_id = $ and bet.placed_at >= $::date::timestamp at time zone $ and bet.placed_at < ($::date + 1)::timestamp at time zone $ and bet.game_type = $
order by bet.placed_at desc, bet.id desc
limit $;

-- store.ts: selectLegs
/* planned: legs */ select leg.transfer_id as transferId, leg.ordinal, to_char(transfer.posted_at at time zone $, 'YYYY-MM-DD HH24:MI:SS') as at, case when transfer.kind = 'hold' and transfer.reference like 'round:%' then 'round-hold' else transfer.kind end as kind, transfer.reference, account.kind as accountKind, account.subject, coalesce(nullif(vendor.display_name ->> $::text, ''), vendor.display_name ->> 'en') as vendorName, leg.commodity, leg.amount, leg.balance_after as balanceAfter
from ledger_leg leg
join ledger_transfer transfer on transfer.posted_on = leg.posted_on and transfer.id = leg.transfer_id
join ledger_account account on account.id = leg.account_id
left join vendor on account.kind = 'vendor-wallet' and vendor.code = account.subject
where leg.player_id = $ and leg.posted_on between $::date - 1 and $::date + 3 and transfer.posted_on between $::date - 1 and $::date + 3 and transfer.posted_at >= $::date::timestamp at time zone $ and transfer.posted_at < ($::date + 1)::timestamp at time zone $
order by leg.transfer_id desc, leg.ordinal desc
limit $;

-- store.ts: selectTimeZone
select time_zone
from site_setting;

-- store.ts: sumBets
select count(*)::int as bets, coalesce(sum(stake), 0)::text as stake, coalesce(sum(payout), 0)::text as payout, coalesce(sum(payout - stake), 0)::text as net
from bet_record bet
where bet.player_id = $ and bet.placed_at >= $::date::timestamp at time zone $ and bet.placed_at < ($::date + 1)::timestamp at time zone $ and bet.game_type = $ and bet.state not in ('void', 'open');

-- store.ts: sumByDay
select (transfer.posted_at at time zone $)::date::text as day, transfer.kind, sum(leg.amount + case when leg.amount > 0 and transfer.kind = any ($) then ledger_kept(leg.posted_on, leg.transfer_id) else 0 end)::text as amount
from ledger_leg leg
join ledger_transfer transfer on transfer.posted_on = leg.posted_on and transfer.id = leg.transfer_id
where leg.player_id = $ and leg.commodity = $ and leg.posted_on between $::date - 1 and $::date + 3 and transfer.posted_on between $::date - 1 and $::date + 3 and transfer.posted_at >= $::date::timestamp at time zone $ and transfer.posted_at < ($::date + 1)::timestamp at time zone $
group by 1, 2;
