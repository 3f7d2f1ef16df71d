-- bill-store.ts: advanceAllSettled
update agent_contract
set settled_until = $::timestamptz
where id = any ($::bigint[]);

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

-- bill-store.ts: upsertCounted
insert into contract_counted (contract_id, day, sales) select *
from unnest($::bigint[], $::date[], $::bigint[])
on conflict (contract_id, day) do update
set sales = excluded.sales;

-- contract-store.ts: askEnd
update agent_contract
set state = 'termination-requested', end_asked_by = $, answer_by = $::timestamptz
where id = $;

-- contract-store.ts: beginRow
update agent_contract
set state = 'valid', answer_by = null, starts_on = $::date, starts_at = $::timestamptz, settled_to = $::date, settled_until = $::timestamptz, due_on = $::date
where id = $;

-- contract-store.ts: endRow
update agent_contract
set state = $, answer_by = null, end_asked_by = null, ends_on = $::date, ends_at = $::timestamptz, due_on = $::date
where id = $;

-- contract-store.ts: insertContract
insert into agent_contract (kind, upline_id, downline_id, version, terms, state, proposed_by, request_id, proposed_at, answer_by) select $, $::bigint, $::bigint, 1 + coalesce((select max(version)
from agent_contract
where downline_id = $::bigint and kind = $ and upline_id is not distinct
from $::bigint), 0), $::jsonb, 'requested', $, $::uuid, $::timestamptz, $::timestamptz
where not exists (select
from agent_contract
where downline_id = $::bigint and kind = $ and state = 'requested')
returning id;

-- contract-store.ts: lockKind
select pg_advisory_xact_lock(hashtext('agent-contract'), hashtext($));

-- contract-store.ts: select
select c.id, c.kind, c.upline_id as uplineId, u.account as uplineAccount, u.nickname as uplineNickname, c.downline_id as downlineId, d.account as downlineAccount, d.nickname as downlineNickname, c.version, c.terms, c.state, c.proposed_by as proposedBy, c.request_id as requestId, c.proposed_at as proposedAt, c.answer_by as answerBy, c.end_asked_by as endAskedBy, c.starts_on::text as startsOn, c.ends_on::text as endsOn, c.settled_to::text as settledTo
from agent_contract c
join player d on d.id = c.downline_id
left join player u on u.id = c.upline_id
where ((c.downline_id = $ and (c.state = 'requested' and c.proposed_by = 'upline' or c.state = 'termination-requested' and c.end_asked_by = 'upline')) or (c.upline_id = $ and (c.state = 'requested' and c.proposed_by = 'downline' or c.state = 'termination-requested' and c.end_asked_by = 'downline')))
order by c.id
limit 50;

-- contract-store.ts: select
select c.id, c.kind, c.upline_id as uplineId, u.account as uplineAccount, u.nickname as uplineNickname, c.downline_id as downlineId, d.account as downlineAccount, d.nickname as downlineNickname, c.version, c.terms, c.state, c.proposed_by as proposedBy, c.request_id as requestId, c.proposed_at as proposedAt, c.answer_by as answerBy, c.end_asked_by as endAskedBy, c.starts_on::text as startsOn, c.ends_on::text as endsOn, c.settled_to::text as settledTo
from agent_contract c
join player d on d.id = c.downline_id
left join player u on u.id = c.upline_id
where c.downline_id = $ and c.kind = $ and c.state in ('valid', 'termination-requested');

-- contract-store.ts: select
select c.id, c.kind, c.upline_id as uplineId, u.account as uplineAccount, u.nickname as uplineNickname, c.downline_id as downlineId, d.account as downlineAccount, d.nickname as downlineNickname, c.version, c.terms, c.state, c.proposed_by as proposedBy, c.request_id as requestId, c.proposed_at as proposedAt, c.answer_by as answerBy, c.end_asked_by as endAskedBy, c.starts_on::text as startsOn, c.ends_on::text as endsOn, c.settled_to::text as settledTo
from agent_contract c
join player d on d.id = c.downline_id
left join player u on u.id = c.upline_id
where c.downline_id = $ and c.kind = $ and c.upline_id is not distinct
from $ and c.id <> $
order by c.version desc
limit 50;

-- contract-store.ts: select
select c.id, c.kind, c.upline_id as uplineId, u.account as uplineAccount, u.nickname as uplineNickname, c.downline_id as downlineId, d.account as downlineAccount, d.nickname as downlineNickname, c.version, c.terms, c.state, c.proposed_by as proposedBy, c.request_id as requestId, c.proposed_at as proposedAt, c.answer_by as answerBy, c.end_asked_by as endAskedBy, c.starts_on::text as startsOn, c.ends_on::text as endsOn, c.settled_to::text as settledTo
from agent_contract c
join player d on d.id = c.downline_id
left join player u on u.id = c.upline_id
where c.id = $ and (c.downline_id = $ or c.upline_id = $);

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

-- contract-store.ts: select
select c.id, c.kind, c.upline_id as uplineId, u.account as uplineAccount, u.nickname as uplineNickname, c.downline_id as downlineId, d.account as downlineAccount, d.nickname as downlineNickname, c.version, c.terms, c.state, c.proposed_by as proposedBy, c.request_id as requestId, c.proposed_at as proposedAt, c.answer_by as answerBy, c.end_asked_by as endAskedBy, c.starts_on::text as startsOn, c.ends_on::text as endsOn, c.settled_to::text as settledTo
from agent_contract c
join player d on d.id = c.downline_id
left join player u on u.id = c.upline_id
where c.request_id = $;

-- contract-store.ts: select
select c.id, c.kind, c.upline_id as uplineId, u.account as uplineAccount, u.nickname as uplineNickname, c.downline_id as downlineId, d.account as downlineAccount, d.nickname as downlineNickname, c.version, c.terms, c.state, c.proposed_by as proposedBy, c.request_id as requestId, c.proposed_at as proposedAt, c.answer_by as answerBy, c.end_asked_by as endAskedBy, c.starts_on::text as startsOn, c.ends_on::text as endsOn, c.settled_to::text as settledTo
from agent_contract c
join player d on d.id = c.downline_id
left join player u on u.id = c.upline_id
where c.upline_id = $ and ($::text is null or c.kind = $) and ($::text[] is null or c.state = any ($::text[])) and ($::text is null or starts_with(lower(d.account), lower($))) and ($::bigint is null or c.id < $::bigint)
order by c.id desc
limit $;

-- contract-store.ts: selectDirectDownline
select p.id, p.account, p.nickname
from sponsor s
join player p on p.id = s.player_id
where s.agent_id = $ and lower(p.account) = lower($) and p.type <> $;

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

-- contract-store.ts: selectUplineOf
select p.id, p.account, p.nickname
from sponsor s
join player p on p.id = s.agent_id
where s.player_id = $ and p.type = any ($::smallint[]);

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

-- kinds-store.ts: selectBilledKinds
select listed.kind
from unnest($::text[]) with ordinality as listed (kind, place)
where exists (select
from agent_bill bill
where bill.downline_id = $ and bill.kind = listed.kind) or exists (select
from agent_bill bill
where bill.upline_id = $ and bill.kind = listed.kind) or exists (select
from agent_contract contract
where contract.kind = listed.kind and contract.state in ('valid', 'termination-requested') and (contract.downline_id = $ or contract.upline_id = $))
order by listed.place;

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

-- read-bill-store.ts: select
select b.id, b.contract_id as contractId, b.kind, b.state, b.from_day::text as from, b.to_day::text as to, b.starts_at as startsAt, b.ends_at as endsAt, b.upline_id as uplineId, u.account as uplineAccount, u.nickname as uplineNickname, b.downline_id as downlineId, d.account as downlineAccount, d.nickname as downlineNickname, b.figures, c.terms, c.version, b.amount, b.carried_out as carriedOut, b.own_sales as ownSales, b.own_profit as ownProfit, b.due, b.paid, b.currency, b.issued_at as issuedAt, (select coalesce(sum(l.due), 0)::bigint
from agent_bill l
where l.upline_id = b.downline_id and l.kind = b.kind and l.state <> 'denied' and l.starts_at >= b.starts_at and l.ends_at <= b.ends_at) as below
from agent_bill b
join agent_contract c on c.id = b.contract_id
join player d on d.id = b.downline_id
left join player u on u.id = b.upline_id
where b.downline_id = $ and b.kind = $ and ($::date is null or b.to_day >= $::date) and ($::date is null or b.from_day <= $::date) and ($::text is null or b.state = $) and ($::text is null or starts_with(lower(d.account), lower($))) and ($::bigint is null or b.id < $::bigint)
order by b.id desc
limit $;

-- read-bill-store.ts: select
select b.id, b.contract_id as contractId, b.kind, b.state, b.from_day::text as from, b.to_day::text as to, b.starts_at as startsAt, b.ends_at as endsAt, b.upline_id as uplineId, u.account as uplineAccount, u.nickname as uplineNickname, b.downline_id as downlineId, d.account as downlineAccount, d.nickname as downlineNickname, b.figures, c.terms, c.version, b.amount, b.carried_out as carriedOut, b.own_sales as ownSales, b.own_profit as ownProfit, b.due, b.paid, b.currency, b.issued_at as issuedAt, (select coalesce(sum(l.due), 0)::bigint
from agent_bill l
where l.upline_id = b.downline_id and l.kind = b.kind and l.state <> 'denied' and l.starts_at >= b.starts_at and l.ends_at <= b.ends_at) as below
from agent_bill b
join agent_contract c on c.id = b.contract_id
join player d on d.id = b.downline_id
left join player u on u.id = b.upline_id
where b.id = $ and (b.downline_id = $ or b.upline_id = $);

-- read-bill-store.ts: selectBillSum
select count(*)::integer as bills, coalesce(sum(b.amount), 0)::bigint as amount, coalesce(sum(b.due), 0)::bigint as due, coalesce(sum(b.paid), 0)::bigint as paid
from agent_bill b
join agent_contract c on c.id = b.contract_id
join player d on d.id = b.downline_id
left join player u on u.id = b.upline_id
where b.downline_id = $ and b.kind = $ and ($::date is null or b.to_day >= $::date) and ($::date is null or b.from_day <= $::date) and ($::text is null or b.state = $) and ($::text is null or starts_with(lower(d.account), lower($)));

-- read-bill-store.ts: selectBillsBelow
select l.id as billId, p.account, l.due
from agent_bill b
join agent_bill l on l.upline_id = b.downline_id and l.kind = b.kind and l.state <> 'denied' and l.starts_at >= b.starts_at and l.ends_at <= b.ends_at
join player p on p.id = l.downline_id
where b.id = $
order by l.due desc, l.id
limit 200;

-- read-bill-store.ts: selectDueToOthers
select coalesce(sum(due), 0)::bigint as due
from agent_bill
where upline_id = $ and downline_id <> $ and kind = $ and from_day >= $::date and to_day <= $::date and state <> 'denied';

-- read-bill-store.ts: selectMembers
select *
from (select p.id, p.account, p.nickname, sum(d.valid)::bigint as valid, p.type = any ($::smallint[]) as isAgent, min(line.depth) as depth
from (select l.descendant_id as player_id, l.depth, (l.since at time zone $)::date as since, 'infinity'::date as until
from team_line l
where l.ancestor_id = $
union all select l.descendant_id, l.depth, (l.since at time zone $)::date, (l.until at time zone $)::date
from team_line_ended l
where l.ancestor_id = $
union all select $::bigint, 0, '-infinity'::date, 'infinity'::date) line
join player p on p.id = line.player_id
join play_day d on d.player_id = line.player_id and d.day >= line.since and d.day < line.until and d.day between $::date and $::date and d.currency = $
where p.id > $::bigint
group by p.id) as member
where $ = (valid >= $::bigint and valid > 0 and not isAgent and ($ = 'all' or depth <= 1))
order by id
limit $;

-- read-bill-store.ts: selectPayments
select amount, paid_at as at, transfer_id as transferId
from agent_bill_payment
where bill_id = $
order by ordinal;

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

-- stopped-store.ts: isStopped
select agent_id
from agent_stop
where agent_id = $;

-- waiting-store.ts: selectWaitingCounts
select answers.*, bills.*
from (select (count(*) filter (where c.state = 'requested' and c.proposed_by = 'upline'))::integer as offers, (count(*) filter (where c.state = 'requested' and c.proposed_by = 'downline'))::integer as requests, (count(*) filter (where c.state = 'termination-requested' and c.end_asked_by = 'upline'))::integer as ends, (count(*) filter (where c.state = 'termination-requested' and c.end_asked_by = 'downline'))::integer as endsBelow
from agent_contract c
where ((c.downline_id = $ and (c.state = 'requested' and c.proposed_by = 'upline' or c.state = 'termination-requested' and c.end_asked_by = 'upline')) or (c.upline_id = $ and (c.state = 'requested' and c.proposed_by = 'downline' or c.state = 'termination-requested' and c.end_asked_by = 'downline')))) as answers, (select count(*)::integer as owedBills, coalesce(sum(b.due - b.paid), 0)::bigint as owed, mode() within group (order by b.kind) as owedKind
from agent_bill b
where b.upline_id = $ and b.kind <> 'realtime' and b.currency = $ and b.state = 'part-paid') as bills;

-- without-bets-store.ts: countWithoutBets
select count(*)::integer as members
from (select every_line.player_id, min(every_line.depth) as depth
from (select l.descendant_id as player_id, l.depth, (l.since at time zone $)::date as since, 'infinity'::date as until
from team_line l
where l.ancestor_id = $
union all select l.descendant_id, l.depth, (l.since at time zone $)::date, (l.until at time zone $)::date
from team_line_ended l
where l.ancestor_id = $
union all select $::bigint, 0, '-infinity'::date, 'infinity'::date) every_line
where every_line.player_id > $::bigint and every_line.since <= $::date and every_line.until > $::date
group by every_line.player_id) line
join player p on p.id = line.player_id and p.created_at < $::timestamptz
left join (select distinct player_id
from (select d.player_id
from play_day d
join (select l.descendant_id as player_id, l.depth, (l.since at time zone $)::date as since, 'infinity'::date as until
from team_line l
where l.ancestor_id = $
union all select l.descendant_id, l.depth, (l.since at time zone $)::date, (l.until at time zone $)::date
from team_line_ended l
where l.ancestor_id = $
union all select $::bigint, 0, '-infinity'::date, 'infinity'::date) own on own.player_id = d.player_id and d.day >= own.since and d.day < own.until
where d.day between $::date and $::date and d.currency = $) bet) as played on played.player_id = line.player_id
where (line.depth > 0 or not p.type = any ($::smallint[])) and played.player_id is null;
