-- bill-store.ts: advanceAllSettled
update agent_contract
set settled_until = $::timestamptz
where id = any ($::bigint[]);

-- bill-store.ts: advanceSettled
update agent_contract
set settled_to = $::date, due_on = $::date
where id = $;

-- bill-store.ts: advanceSettled
update agent_contract
set settled_until = $::timestamptz
where id = $;

-- bill-store.ts: insertBill
insert into agent_bill (contract_id, kind, upline_id, downline_id, depth, from_day, to_day, starts_at, ends_at, currency, figures, own_sales, own_profit, amount, carried_out, due, state, issued_at)
values ($, $, $, $, $, $::date, $::date, $::timestamptz, $::timestamptz, $, $::jsonb, $::bigint, $::bigint, $::bigint, $::bigint, $::bigint, $, $::timestamptz)
on conflict (contract_id, starts_at) do nothing
returning id;

-- bill-store.ts: lockContract
select c.id, c.kind, c.upline_id as uplineId, c.downline_id as downlineId, c.terms, c.settled_to::text as settledTo, c.settled_until as settledUntil, c.ends_on::text as endsOn, c.ends_at as endsAt, c.starts_on::text as startsOn, c.due_on::text as dueOn, (select count(*)::integer
from team_line l
where l.descendant_id = c.downline_id) as depth
from agent_contract c
where c.id = $
for update of c;

-- bill-store.ts: lockRealtime
select c.id, c.kind, c.upline_id as uplineId, c.downline_id as downlineId, c.terms, c.settled_to::text as settledTo, c.settled_until as settledUntil, c.ends_on::text as endsOn, c.ends_at as endsAt, c.starts_on::text as startsOn, c.due_on::text as dueOn, (select count(*)::integer
from team_line l
where l.descendant_id = c.downline_id) as depth
from agent_contract c
where c.kind = 'realtime' and c.state in ('valid', 'termination-requested')
order by c.id
for update of c;

-- bill-store.ts: selectCounted
select contract_id as contractId, day::text as day, sales
from contract_counted
where contract_id = any ($::bigint[]) and day >= $::date;

-- bill-store.ts: selectDeductions
select distinct on (downline_id) downline_id as downlineId, upline_id as uplineId, carried_out as carriedOut
from agent_bill
where downline_id = any ($::bigint[]) and kind = 'realtime'
order by downline_id, id desc;

-- bill-store.ts: selectDueIds
select id
from agent_contract c
where due_on <= $::date and id > $ and not exists (select
from agent_contract earlier
where earlier.downline_id = c.downline_id and earlier.kind = c.kind and earlier.id < c.id and earlier.due_on <= $::date)
order by id
limit $;

-- bill-store.ts: selectEarlierBill
select carried_out as carriedOut, figures ->> 'profit' as profit, from_day::text as from, to_day::text as to, own_sales as ownSales, own_profit as ownProfit
from agent_bill
where downline_id = $ and kind = $ and upline_id is not distinct
from $::bigint and ($::date is null or to_day < $::date)
order by id desc
limit 1;

-- bill-store.ts: selectHourlyIds
select id
from agent_contract
where kind = 'hourly' and settled_until < $::timestamptz and (ends_at is null or settled_until < ends_at)
order by id;

-- bill-store.ts: upsertCounted
insert into contract_counted (contract_id, day, sales) select *
from unnest($::bigint[], $::date[], $::bigint[])
on conflict (contract_id, day) do update
set sales = excluded.sales;

-- contract-store.ts: endRow
update agent_contract
set state = $, answer_by = null, end_asked_by = null, ends_on = $::date, ends_at = $::timestamptz, due_on = $::date
where id = $;

-- contract-store.ts: lockKind
select pg_advisory_xact_lock(hashtext('agent-contract'), hashtext($));

-- contract-store.ts: select
select c.id, c.kind, c.upline_id as uplineId, u.account as uplineAccount, u.nickname as uplineNickname, c.downline_id as downlineId, d.account as downlineAccount, d.nickname as downlineNickname, c.version, c.terms, c.state, c.proposed_by as proposedBy, c.request_id as requestId, c.proposed_at as proposedAt, c.answer_by as answerBy, c.end_asked_by as endAskedBy, c.starts_on::text as startsOn, c.ends_on::text as endsOn, c.settled_to::text as settledTo
from agent_contract c
join player d on d.id = c.downline_id
left join player u on u.id = c.upline_id
where c.answer_by <= $::timestamptz
order by c.id
limit 200;

-- contract-store.ts: select
select c.id, c.kind, c.upline_id as uplineId, u.account as uplineAccount, u.nickname as uplineNickname, c.downline_id as downlineId, d.account as downlineAccount, d.nickname as downlineNickname, c.version, c.terms, c.state, c.proposed_by as proposedBy, c.request_id as requestId, c.proposed_at as proposedAt, c.answer_by as answerBy, c.end_asked_by as endAskedBy, c.starts_on::text as startsOn, c.ends_on::text as endsOn, c.settled_to::text as settledTo
from agent_contract c
join player d on d.id = c.downline_id
left join player u on u.id = c.upline_id
where c.id = $;

-- contract-store.ts: select
select c.id, c.kind, c.upline_id as uplineId, u.account as uplineAccount, u.nickname as uplineNickname, c.downline_id as downlineId, d.account as downlineAccount, d.nickname as downlineNickname, c.version, c.terms, c.state, c.proposed_by as proposedBy, c.request_id as requestId, c.proposed_at as proposedAt, c.answer_by as answerBy, c.end_asked_by as endAskedBy, c.starts_on::text as startsOn, c.ends_on::text as endsOn, c.settled_to::text as settledTo
from agent_contract c
join player d on d.id = c.downline_id
left join player u on u.id = c.upline_id
where c.id = any ($::bigint[])
order by c.id;

-- contract-store.ts: selectRunningBelow
with recursive below as (select c.id, c.upline_id, c.downline_id, c.terms
from agent_contract c
where c.upline_id = $ and c.kind = $ and c.state in ('valid', 'termination-requested')
union all select c.id, c.upline_id, c.downline_id, c.terms
from below
join agent_contract c on c.upline_id = below.downline_id
where c.kind = $ and c.state in ('valid', 'termination-requested')) select id, upline_id as uplineId, downline_id as downlineId, terms
from below
order by id;

-- contract-store.ts: updateState
update agent_contract
set state = $, answer_by = null, end_asked_by = null
where id = $;

-- figure-store.ts: areFiguresReady
select not exists (select
from settled_fact f
where (f.order_xid, f.id) > (coalesce((select order_xid
from fact_cursor
where reader = 'team'), 0), coalesce((select id
from fact_cursor
where reader = 'team'), 0)) and f.happened_at < $::timestamptz) as is_ready;

-- figure-store.ts: selectActive
select count(*)::integer as users
from (select
from (select l.descendant_id as player_id, l.depth, (l.since at time zone $)::date as since, 'infinity'::date as until
from team_line l
where l.ancestor_id = $
union all select l.descendant_id, l.depth, (l.since at time zone $)::date, (l.until at time zone $)::date
from team_line_ended l
where l.ancestor_id = $
union all select $::bigint, 0, '-infinity'::date, 'infinity'::date) line
join player p on p.id = line.player_id and p.type <> all ($::smallint[])
join play_day d on d.player_id = line.player_id and d.day >= line.since and d.day < line.until and d.day between $::date and $::date and d.currency = $
where $ = 'all' or line.depth <= 1
group by line.player_id
having sum(d.valid) >= $::bigint and sum(d.valid) > 0) as active;

-- figure-store.ts: selectHour
with line as (select distinct l.player_id, l.depth
from (select l.descendant_id as player_id, l.depth, (l.since at time zone $)::date as since, 'infinity'::date as until
from team_line l
where l.ancestor_id = $
union all select l.descendant_id, l.depth, (l.since at time zone $)::date, (l.until at time zone $)::date
from team_line_ended l
where l.ancestor_id = $
union all select $::bigint, 0, '-infinity'::date, 'infinity'::date) l
where ($::timestamptz at time zone $)::date >= l.since and ($::timestamptz at time zone $)::date < l.until), hour as (select d.*, line.depth, p.type
from line
join play_hour d on d.player_id = line.player_id and d.hour = $::timestamptz and d.currency = $
join player p on p.id = d.player_id), bet as (select hour.player_id, hour.depth, hour.type, f.source_ref, sum(f.valid - f.bonus) as valid
from hour
join settled_fact f on f.player_id = hour.player_id and f.currency = $ and f.happened_at >= $::timestamptz and f.happened_at < $::timestamptz
where hour.largest_stake >= $::bigint and f.kind in ('bet', 'bet-changed', 'bet-undone')
group by hour.player_id, hour.depth, hour.type, f.source_ref
having greatest(abs(sum(f.stake - f.bonus_stake)), abs(sum(f.valid - f.bonus))) >= $::bigint and sum(f.valid - f.bonus) <> 0) select (select coalesce(sum(valid), 0)::bigint
from hour) as sales, (select coalesce(sum(prizes + rebates + agent_rebates + promotions - valid), 0)::bigint
from hour) as profit, (select coalesce(sum(valid), 0)::bigint
from bet) as counted, (select count(distinct player_id)::integer
from bet
where valid > 0 and type <> all ($::smallint[]) and ($ = 'all' or depth <= 1)) as users;

-- figure-store.ts: selectHourStart
select date_trunc('hour', $::timestamptz, …) as hour;

-- figure-store.ts: selectPlayedHours
select distinct hour
from play_hour
where hour >= $::timestamptz and hour < $::timestamptz and currency = $
order by hour;

-- figure-store.ts: selectSalesByDay
select holder as holderId, day::text as day, sum(valid)::bigint as sales
from (select d.agent_id as holder, d.day, d.valid
from team_day d
where d.agent_id = any ($::bigint[]) and d.day >= $::date and d.currency = $
union all select d.player_id, d.day, d.valid
from account_day d
where d.player_id = any ($::bigint[]) and d.day >= $::date and d.currency = $) as every_day
group by holder, day;

-- figure-store.ts: selectSums
select coalesce(sum(valid), 0)::bigint as sales, coalesce(sum(profit), 0)::bigint as profit
from (select d.valid, d.prizes + d.rebates + d.agent_rebates + d.promotions - d.valid as profit
from team_day d
where d.agent_id = $ and d.day between $::date and $::date and d.currency = $
union all select d.valid, d.prizes + d.rebates + d.agent_rebates + d.promotions - d.valid
from account_day d
where d.player_id = $ and d.day between $::date and $::date and d.currency = $) as every_day;

-- moved-store.ts: selectMove
select c.id, c.kind, nullif(l.since, '-infinity') as movedAt
from agent_contract c
join sponsor s on s.player_id = c.downline_id and s.agent_id is distinct
from c.upline_id
join team_line l on l.ancestor_id = s.agent_id and l.descendant_id = c.downline_id
where c.id = $;

-- moved-store.ts: selectMoveDays
select c.id, (nullif(l.since, '-infinity') at time zone $)::date::text as day
from agent_contract c
join sponsor s on s.player_id = c.downline_id and s.agent_id is distinct
from c.upline_id
join team_line l on l.ancestor_id = s.agent_id and l.descendant_id = c.downline_id
where c.id = any ($::bigint[]);

-- moved-store.ts: selectMoved
select c.id, c.kind, nullif(l.since, '-infinity') as movedAt
from agent_contract c
join sponsor s on s.player_id = c.downline_id and s.agent_id is distinct
from c.upline_id
join team_line l on l.ancestor_id = s.agent_id and l.descendant_id = c.downline_id
where c.state in ('requested', 'valid', 'termination-requested') or (c.state in ('terminated', 'replaced') and c.ends_on >= c.starts_on and c.ends_on >= (nullif(l.since, '-infinity') at time zone $)::date)
order by c.id
limit 200;

-- payment-store.ts: expireBills
update agent_bill
set state = 'expired'
where state in ('issued', 'part-paid') and issued_at < $::timestamptz
returning id, kind, upline_id as uplineId, downline_id as downlineId, currency, (due - paid)::bigint as left;

-- payment-store.ts: selectBillsToPay
select b.id, b.depth
from agent_bill b
where b.state in ('issued', 'part-paid') and (b.depth, b.id) > ($::integer, $::bigint)
order by b.depth, b.id
limit $;

-- setting-store.ts: selectSetting
select *
from agent_setting;

-- setting-store.ts: selectSetting
select *
from contract_setting;

-- setting-store.ts: selectSetting
select enabled
from whitelabel_switch
where key = $;

-- setting-store.ts: selectSiteTerms
select time_zone, currency
from site_setting;
