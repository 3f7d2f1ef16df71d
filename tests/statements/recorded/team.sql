-- link-store.ts: addClick
insert into affiliate_click as own (code, day, clicks) select code, $::date, 1
from affiliate_code
where code = $
on conflict (code, day) do update
set clicks = own.clicks + 1;

-- link-store.ts: countOpenLinks
select count(*) as links
from affiliate_code
where player_id = $ and ended_at is null and (expires_at is null or expires_at > $);

-- link-store.ts: countOpenings
select count(*) as openings
from team_opening
where agent_id = $ and opened_at > $;

-- link-store.ts: endLink
update affiliate_code
set ended_at = coalesce(ended_at, $)
where player_id = $ and code = $;

-- link-store.ts: insertLink
insert into affiliate_code (code, player_id, domain, account_type, channel, series, made_at, expires_at, ended_at, request_id)
values ($, …)
on conflict (code) do nothing;

-- link-store.ts: insertOpening
insert into team_opening (agent_id, request_id, player_id, account_type, series, opened_at)
values ($, …);

-- link-store.ts: lockAgent
select id
from player
where id = $ for no key update;

-- link-store.ts: selectHighestSeriesBelow
select max(series) as series
from sponsor
where agent_id = $;

-- link-store.ts: selectLinkOfRequest
select code, account_type as accountType, channel, series
from affiliate_code
where player_id = $ and request_id = $;

-- link-store.ts: selectLinks
select link.code, link.account_type as accountType, link.channel, link.series, to_char(link.made_at at time zone $, 'YYYY-MM-DD HH24:MI:SS') as madeAt, to_char(link.expires_at at time zone $, 'YYYY-MM-DD HH24:MI:SS') as expiresAt, link.ended_at is null and (link.expires_at is null or link.expires_at > $) as isOpen, (select coalesce(sum(clicks), 0)::text
from affiliate_click click
where click.code = link.code) as clicks, brought.registrations, brought.firstDeposits
from affiliate_code link
cross join lateral (select count(*)::int as registrations, count(first.player_id)::int as firstDeposits
from sponsor
left join first_deposit first using (player_id)
where sponsor.affiliate_code = link.code) as brought
where link.player_id = $
order by link.made_at desc, link.code;

-- link-store.ts: selectLinks
select link.code, link.account_type as accountType, link.channel, link.series, to_char(link.made_at at time zone $, 'YYYY-MM-DD HH24:MI:SS') as madeAt, to_char(link.expires_at at time zone $, 'YYYY-MM-DD HH24:MI:SS') as expiresAt, link.ended_at is null and (link.expires_at is null or link.expires_at > $) as isOpen, (select coalesce(sum(clicks), 0)::text
from affiliate_click click
where click.code = link.code) as clicks, brought.registrations, brought.firstDeposits
from affiliate_code link
cross join lateral (select count(*)::int as registrations, count(first.player_id)::int as firstDeposits
from sponsor
left join first_deposit first using (player_id)
where sponsor.affiliate_code = link.code) as brought
where link.player_id = $ and link.code = $
order by link.made_at desc, link.code;

-- link-store.ts: selectOpening
select player.account, account_type as type, series
from team_opening
inner join player on player.id = team_opening.player_id
where team_opening.agent_id = $ and request_id = $;

-- link-store.ts: selectSeries
select series
from sponsor
where player_id = $;

-- link-store.ts: setSeries
select team_cap_series($, $::smallint);

-- link-store.ts: setSeries
update sponsor
set series = $
where player_id = $;

-- member-store.ts: selectMemberPage
select member.id, (coalesce(figure.value, 0))::text as value
from (select descendant_id as id
from team_line
where ancestor_id = $) as member
left join (select own.player_id, sum(valid)::bigint as value
from account_day own
join team_line line on line.ancestor_id = $ and line.descendant_id = own.player_id
where own.day between $::date and $::date and own.currency = $
group by own.player_id) as figure on figure.player_id = member.id
where true
order by (coalesce(figure.value, 0)) desc, member.id desc
limit $;

-- member-store.ts: selectMembers
select player.id, player.account, player.nickname, player.type, coalesce(line.depth, 0) as depth, to_char(player.created_at at time zone $, 'YYYY-MM-DD HH24:MI:SS') as joinedAt, to_char(last_login.logged_in_at at time zone $, 'YYYY-MM-DD HH24:MI:SS') as lastLoginAt, exists (select
from session
where session.player_id = player.id and ended_at is null and seen_at > $) as isOnline, (select max(day)::text
from active_day own
where own.player_id = player.id) as lastPlayDay, (select count(*)::int
from sponsor below
where below.agent_id = player.id) as direct, (select coalesce(sum(members), 0)::int
from team_size below
where below.agent_id = player.id) as team, figure.*, sponsor.series, sponsor.affiliate_code as code, (select coalesce(sum(balance.amount), 0)::text
from ledger_account account
join ledger_balance balance on balance.account_id = account.id
where account.player_id = player.id and account.commodity = $ and account.kind <> 'player-points') as balance
from player
left join team_line line on line.ancestor_id = $ and line.descendant_id = player.id
left join sponsor on sponsor.player_id = player.id
left join last_login on last_login.player_id = player.id
cross join lateral (select coalesce(sum(valid), 0)::text as valid, coalesce(sum(deposits), 0)::text as deposits, coalesce(sum(withdrawals), 0)::text as withdrawals, coalesce(sum(prizes + rebates + agent_rebates + promotions - valid), 0)::text as result
from (select l.descendant_id as player_id, l.depth, (l.since at time zone $)::date as since, 'infinity'::date as until
from team_line l
where l.ancestor_id = $
union all select l.descendant_id, l.depth, (l.since at time zone $)::date, (l.until at time zone $)::date
from team_line_ended l
where l.ancestor_id = $
union all select $::bigint, 0, '-infinity'::date, 'infinity'::date) mine
join account_day own on own.player_id = mine.player_id and own.day >= mine.since and own.day < mine.until
where mine.player_id = player.id and own.day between $::date and $::date and own.currency = $) as figure
where player.id = any ($::bigint[]) and (player.id = $ or line.depth is not null);

-- message-store.ts: countWritten
select count(*) as asked
from team_message
where agent_id = $ and member_id = $ and asked_at > $;

-- message-store.ts: noteWritten
insert into team_message (agent_id, member_id, request_id, asked_at)
values ($, …);

-- message-store.ts: wasWritten
select request_id
from team_message
where agent_id = $ and member_id = $ and request_id = $;

-- people-store.ts: countPeople
select coalesce(sum(members), 0)::int as members, coalesce(sum(agents), 0)::int as agents, (select count(distinct session.player_id)::int
from session
join team_line on ancestor_id = $ and descendant_id = session.player_id
where ended_at is null and seen_at > $) as online
from team_size
where agent_id = $;

-- ranking-store.ts: selectHasMoved
select exists (select
from team_line moved
where moved.ancestor_id = $ and moved.since > '-infinity' and moved.since > $) as has;

-- ranking-store.ts: selectLastSumDay
select last_day::text as day
from member_sum_day;

-- ranking-store.ts: selectPart
select id, '0' as value
from (select member.id
from (select descendant_id as id
from team_line
where ancestor_id = $) as member
where true and not exists (select
from member_sum own
where own.player_id = member.id and own.currency = $ and own.span = $ and own.valid <> 0) offset 0) as nothing
order by id desc
limit $;

-- ranking-store.ts: selectPart
select member.id, own.valid::text as value
from (select descendant_id as id
from team_line
where ancestor_id = $) as member
join member_sum own on own.player_id = member.id and own.currency = $ and own.span = $
where true and own.valid < 0
order by own.valid desc, own.player_id desc
limit $;

-- ranking-store.ts: selectPart
select member.id, own.valid::text as value
from (select descendant_id as id
from team_line
where ancestor_id = $) as member
join member_sum own on own.player_id = member.id and own.currency = $ and own.span = $
where true and own.valid > 0
order by own.valid desc, own.player_id desc
limit $;

-- reports/report-store.ts: selectAnnouncements
select id::text as id, coalesce(nullif(title ->> $::text, ''), title ->> 'en') as title, coalesce(nullif(content ->> $::text, ''), content ->> 'en') as content, to_char(published_at at time zone $, 'YYYY-MM-DD HH24:MI:SS') as at
from agent_announcement
where published_at <= $ and (ends_at is null or ends_at > $)
order by published_at desc, id desc
limit $;

-- reports/report-store.ts: selectIncome
select (transfer.posted_at at time zone $)::date::text as day, transfer.kind, coalesce(sum(leg.amount) filter (where leg.amount > 0), 0)::text as received, coalesce(-sum(leg.amount) filter (where leg.amount < 0), 0)::text as paid
from ledger_leg leg
join ledger_transfer transfer on transfer.posted_on = leg.posted_on and transfer.id = leg.transfer_id
where leg.player_id = $ and leg.commodity = $ and transfer.kind = any ($) and leg.posted_on between $::date - 1 and $::date + 3 and transfer.posted_on between $::date - 1 and $::date + 3 and transfer.posted_at >= $ and transfer.posted_at < $
group by 1, 2
order by 1 desc, 2;

-- reports/report-store.ts: selectMemberBets
select bet.id::text as id, (extract(epoch
from bet.placed_at) * 1000000)::bigint::text as value, to_char(bet.placed_at at time zone $, 'YYYY-MM-DD HH24:MI:SS') as at, to_char(bet.settled_at at time zone $, 'YYYY-MM-DD HH24:MI:SS') as settledAt, bet.game_type as class, bet.vendor_code as vendor, coalesce(nullif(bet.game_name ->> $::text, ''), bet.game_name ->> 'en') as game, bet.round, bet.stake::text as stake, bet.payout::text as payout, bet.state, greatest(valid_stake_of(bet.state, bet.stake, bet.payout, bet.valid_stake) - bet.bonus_stake, 0)::text as valid
from bet_record bet
where bet.player_id = $ and bet.placed_at >= $ and bet.placed_at < $ and (bet.player_id = $ or exists (select
from team_line line
where line.ancestor_id = $ and line.descendant_id = bet.player_id and coalesce(bet.settled_at, bet.placed_at) >= line.since) or exists (select
from team_line_ended line
where line.ancestor_id = $ and line.descendant_id = bet.player_id and coalesce(bet.settled_at, bet.placed_at) >= line.since and coalesce(bet.settled_at, bet.placed_at) < line.until))
order by bet.placed_at desc, bet.id desc
limit $;

-- reports/report-store.ts: selectTransactions
select entry.id::text as id, (extract(epoch
from entry.happened_at) * 1000000)::bigint::text as value, player.account, to_char(entry.happened_at at time zone $, 'YYYY-MM-DD HH24:MI:SS') as at, entry.kind as group, entry.amount::text as amount
from ((select entry.id, player_id, kind, happened_at, amount as amount
from settled_fact entry
where kind = 'deposit' and currency = $ and (entry.player_id = $ or exists (select
from team_line line
where line.ancestor_id = $ and line.descendant_id = entry.player_id and entry.happened_at >= line.since) or exists (select
from team_line_ended line
where line.ancestor_id = $ and line.descendant_id = entry.player_id and entry.happened_at >= line.since and entry.happened_at < line.until)) and entry.player_id = any (array(select descendant_id
from team_line
where ancestor_id = $
union select descendant_id
from team_line_ended
where ancestor_id = $
union select $::bigint)) and entry.happened_at >= $ and entry.happened_at < $
order by happened_at desc, id desc
limit $)
union all (select entry.id, player_id, kind, happened_at, -amount as amount
from settled_fact entry
where kind = 'withdrawal' and currency = $ and (entry.player_id = $ or exists (select
from team_line line
where line.ancestor_id = $ and line.descendant_id = entry.player_id and entry.happened_at >= line.since) or exists (select
from team_line_ended line
where line.ancestor_id = $ and line.descendant_id = entry.player_id and entry.happened_at >= line.since and entry.happened_at < line.until)) and entry.player_id = any (array(select descendant_id
from team_line
where ancestor_id = $
union select descendant_id
from team_line_ended
where ancestor_id = $
union select $::bigint)) and entry.happened_at >= $ and entry.happened_at < $
order by happened_at desc, id desc
limit $)
union all (select entry.id, player_id, kind, happened_at, amount as amount
from settled_fact entry
where kind = 'rebate' and currency = $ and (entry.player_id = $ or exists (select
from team_line line
where line.ancestor_id = $ and line.descendant_id = entry.player_id and entry.happened_at >= line.since) or exists (select
from team_line_ended line
where line.ancestor_id = $ and line.descendant_id = entry.player_id and entry.happened_at >= line.since and entry.happened_at < line.until)) and entry.player_id = any (array(select descendant_id
from team_line
where ancestor_id = $
union select descendant_id
from team_line_ended
where ancestor_id = $
union select $::bigint)) and entry.happened_at >= $ and entry.happened_at < $
order by happened_at desc, id desc
limit $)
union all (select entry.id, player_id, kind, happened_at, amount as amount
from settled_fact entry
where kind = 'promotion' and currency = $ and (entry.player_id = $ or exists (select
from team_line line
where line.ancestor_id = $ and line.descendant_id = entry.player_id and entry.happened_at >= line.since) or exists (select
from team_line_ended line
where line.ancestor_id = $ and line.descendant_id = entry.player_id and entry.happened_at >= line.since and entry.happened_at < line.until)) and entry.player_id = any (array(select descendant_id
from team_line
where ancestor_id = $
union select descendant_id
from team_line_ended
where ancestor_id = $
union select $::bigint)) and entry.happened_at >= $ and entry.happened_at < $
order by happened_at desc, id desc
limit $)
union all (select entry.id, player_id, kind, happened_at, amount as amount
from settled_fact entry
where kind = 'agent-rebate' and currency = $ and (entry.player_id = $ or exists (select
from team_line line
where line.ancestor_id = $ and line.descendant_id = entry.player_id and entry.happened_at >= line.since) or exists (select
from team_line_ended line
where line.ancestor_id = $ and line.descendant_id = entry.player_id and entry.happened_at >= line.since and entry.happened_at < line.until)) and entry.player_id = any (array(select descendant_id
from team_line
where ancestor_id = $
union select descendant_id
from team_line_ended
where ancestor_id = $
union select $::bigint)) and entry.happened_at >= $ and entry.happened_at < $
order by happened_at desc, id desc
limit $)
union all (select id, player_id, 'transfer' as kind, happened_at, amount
from (select $::bigint + 2 * request.id + side.place as id, side.player_id, request.asked_at as happened_at, side.amount
from wallet_request request
join player other on lower(other.account) = lower(request.answer ->> 'account')
cross join lateral (values (0, request.player_id, -(request.answer ->> 'amount')::bigint), (1, other.id, (request.answer ->> 'amount')::bigint)) as side (place, player_id, amount)
where request.kind in ('upline', 'downline') and request.asked_at >= $ and request.asked_at < $) as entry
where (entry.player_id = $ or exists (select
from team_line line
where line.ancestor_id = $ and line.descendant_id = entry.player_id and entry.happened_at >= line.since) or exists (select
from team_line_ended line
where line.ancestor_id = $ and line.descendant_id = entry.player_id and entry.happened_at >= line.since and entry.happened_at < line.until)) and entry.player_id = any (array(select descendant_id
from team_line
where ancestor_id = $
union select descendant_id
from team_line_ended
where ancestor_id = $
union select $::bigint))
order by happened_at desc, id desc
limit $)) as entry
join player on player.id = entry.player_id
order by entry.happened_at desc, entry.id desc
limit $;

-- sum-store.ts: countActive
select coalesce(sum(members), 0)::int as active
from team_active_day
where agent_id = $ and day between $::date and $::date and gap > day - $::date;

-- sum-store.ts: countActiveByDay
select day::text as day, sum(members)::int as active
from team_active_day
where agent_id = $ and day between $::date and $::date
group by day;

-- sum-store.ts: sumFigures
select coalesce(sum(deposits), 0)::text as deposits, coalesce(sum(withdrawals), 0)::text as withdrawals, coalesce(sum(rounds), 0)::text as rounds, coalesce(sum(valid), 0)::text as valid, coalesce(sum(prizes), 0)::text as prizes, coalesce(sum(rebates), 0)::text as rebates, coalesce(sum(agent_rebates), 0)::text as agentRebates, coalesce(sum(promotions), 0)::text as promotions, coalesce(sum(registrations), 0)::text as registrations, coalesce(sum(first_deposits), 0)::text as firstDeposits
from (select day, class, deposits, withdrawals, rounds, valid, prizes, rebates, agent_rebates, promotions, registrations, first_deposits
from account_day
where player_id = $ and day between $::date and $::date and currency = $
union all select day, class, deposits, withdrawals, rounds, valid, prizes, rebates, agent_rebates, promotions, registrations, first_deposits
from team_day
where agent_id = $ and day between $::date and $::date and currency = $) as figure;

-- sum-store.ts: sumFigures
select coalesce(sum(deposits), 0)::text as deposits, coalesce(sum(withdrawals), 0)::text as withdrawals, coalesce(sum(rounds), 0)::text as rounds, coalesce(sum(valid), 0)::text as valid, coalesce(sum(prizes), 0)::text as prizes, coalesce(sum(rebates), 0)::text as rebates, coalesce(sum(agent_rebates), 0)::text as agentRebates, coalesce(sum(promotions), 0)::text as promotions, coalesce(sum(registrations), 0)::text as registrations, coalesce(sum(first_deposits), 0)::text as firstDeposits
from (select day, class, deposits, withdrawals, rounds, valid, prizes, rebates, agent_rebates, promotions, registrations, first_deposits
from account_day
where player_id = $ and day between $::date and $::date and currency = $ and exists (select
from (select l.descendant_id as player_id, l.depth, (l.since at time zone $)::date as since, 'infinity'::date as until
from team_line l
where l.ancestor_id = $
union all select l.descendant_id, l.depth, (l.since at time zone $)::date, (l.until at time zone $)::date
from team_line_ended l
where l.ancestor_id = $
union all select $::bigint, 0, '-infinity'::date, 'infinity'::date) mine
where mine.player_id = $ and day >= mine.since and day < mine.until)
union all select day, class, deposits, withdrawals, rounds, valid, prizes, rebates, agent_rebates, promotions, registrations, first_deposits
from team_day
where agent_id = $ and day between $::date and $::date and currency = $ and exists (select
from (select l.descendant_id as player_id, l.depth, (l.since at time zone $)::date as since, 'infinity'::date as until
from team_line l
where l.ancestor_id = $
union all select l.descendant_id, l.depth, (l.since at time zone $)::date, (l.until at time zone $)::date
from team_line_ended l
where l.ancestor_id = $
union all select $::bigint, 0, '-infinity'::date, 'infinity'::date) mine
where mine.player_id = $ and day >= mine.since and day < mine.until)) as figure;

-- sum-store.ts: sumFigures
select coalesce(sum(deposits), 0)::text as deposits, coalesce(sum(withdrawals), 0)::text as withdrawals, coalesce(sum(rounds), 0)::text as rounds, coalesce(sum(valid), 0)::text as valid, coalesce(sum(prizes), 0)::text as prizes, coalesce(sum(rebates), 0)::text as rebates, coalesce(sum(agent_rebates), 0)::text as agentRebates, coalesce(sum(promotions), 0)::text as promotions, coalesce(sum(registrations), 0)::text as registrations, coalesce(sum(first_deposits), 0)::text as firstDeposits
from (select day, class, deposits, withdrawals, rounds, valid, prizes, rebates, agent_rebates, promotions, registrations, first_deposits
from account_day
where player_id = $ and day between $::date and $::date and currency = $ and exists (select
from (select l.descendant_id as player_id, l.depth, (l.since at time zone $)::date as since, 'infinity'::date as until
from team_line l
where l.ancestor_id = $
union all select l.descendant_id, l.depth, (l.since at time zone $)::date, (l.until at time zone $)::date
from team_line_ended l
where l.ancestor_id = $
union all select $::bigint, 0, '-infinity'::date, 'infinity'::date) mine
where mine.player_id = $ and day >= mine.since and day < mine.until)) as figure;

-- sum-store.ts: sumFigures
select coalesce(sum(deposits), 0)::text as deposits, coalesce(sum(withdrawals), 0)::text as withdrawals, coalesce(sum(rounds), 0)::text as rounds, coalesce(sum(valid), 0)::text as valid, coalesce(sum(prizes), 0)::text as prizes, coalesce(sum(rebates), 0)::text as rebates, coalesce(sum(agent_rebates), 0)::text as agentRebates, coalesce(sum(promotions), 0)::text as promotions, coalesce(sum(registrations), 0)::text as registrations, coalesce(sum(first_deposits), 0)::text as firstDeposits
from (select day, class, deposits, withdrawals, rounds, valid, prizes, rebates, agent_rebates, promotions, registrations, first_deposits
from account_day
where player_id = $ and day between $::date and $::date and currency = $) as figure;

-- sum-store.ts: sumFiguresBy
select class::text as key, coalesce(sum(deposits), 0)::text as deposits, coalesce(sum(withdrawals), 0)::text as withdrawals, coalesce(sum(rounds), 0)::text as rounds, coalesce(sum(valid), 0)::text as valid, coalesce(sum(prizes), 0)::text as prizes, coalesce(sum(rebates), 0)::text as rebates, coalesce(sum(agent_rebates), 0)::text as agentRebates, coalesce(sum(promotions), 0)::text as promotions, coalesce(sum(registrations), 0)::text as registrations, coalesce(sum(first_deposits), 0)::text as firstDeposits
from (select day, class, deposits, withdrawals, rounds, valid, prizes, rebates, agent_rebates, promotions, registrations, first_deposits
from account_day
where player_id = $ and day between $::date and $::date and currency = $
union all select day, class, deposits, withdrawals, rounds, valid, prizes, rebates, agent_rebates, promotions, registrations, first_deposits
from team_day
where agent_id = $ and day between $::date and $::date and currency = $) as figure
group by class
order by 1;

-- sum-store.ts: sumFiguresBy
select day::text as key, coalesce(sum(deposits), 0)::text as deposits, coalesce(sum(withdrawals), 0)::text as withdrawals, coalesce(sum(rounds), 0)::text as rounds, coalesce(sum(valid), 0)::text as valid, coalesce(sum(prizes), 0)::text as prizes, coalesce(sum(rebates), 0)::text as rebates, coalesce(sum(agent_rebates), 0)::text as agentRebates, coalesce(sum(promotions), 0)::text as promotions, coalesce(sum(registrations), 0)::text as registrations, coalesce(sum(first_deposits), 0)::text as firstDeposits
from (select day, class, deposits, withdrawals, rounds, valid, prizes, rebates, agent_rebates, promotions, registrations, first_deposits
from account_day
where player_id = $ and day between $::date and $::date and currency = $
union all select day, class, deposits, withdrawals, rounds, valid, prizes, rebates, agent_rebates, promotions, registrations, first_deposits
from team_day
where agent_id = $ and day between $::date and $::date and currency = $) as figure
group by day
order by 1;

-- sum-store.ts: sumFiguresBy
select day::text as key, coalesce(sum(deposits), 0)::text as deposits, coalesce(sum(withdrawals), 0)::text as withdrawals, coalesce(sum(rounds), 0)::text as rounds, coalesce(sum(valid), 0)::text as valid, coalesce(sum(prizes), 0)::text as prizes, coalesce(sum(rebates), 0)::text as rebates, coalesce(sum(agent_rebates), 0)::text as agentRebates, coalesce(sum(promotions), 0)::text as promotions, coalesce(sum(registrations), 0)::text as registrations, coalesce(sum(first_deposits), 0)::text as firstDeposits
from (select day, class, deposits, withdrawals, rounds, valid, prizes, rebates, agent_rebates, promotions, registrations, first_deposits
from account_day
where player_id = $ and day between $::date and $::date and currency = $ and exists (select
from (select l.descendant_id as player_id, l.depth, (l.since at time zone $)::date as since, 'infinity'::date as until
from team_line l
where l.ancestor_id = $
union all select l.descendant_id, l.depth, (l.since at time zone $)::date, (l.until at time zone $)::date
from team_line_ended l
where l.ancestor_id = $
union all select $::bigint, 0, '-infinity'::date, 'infinity'::date) mine
where mine.player_id = $ and day >= mine.since and day < mine.until)) as figure
group by day
order by 1;

-- sum-store.ts: sumFiguresByMember
select player.account as key, member.id, member.isGone, not member.isGone and exists (select
from team_line
where ancestor_id = member.id) as hasTeam, figure.*
from (select member.id, member.isGone
from (select player_id as id, false as isGone
from sponsor
where agent_id = $
union all select distinct descendant_id, true
from team_line_ended
where ancestor_id = $ and depth = 1 and not exists (select
from sponsor
where agent_id = $ and player_id = descendant_id)) as member
where true and exists (select
from (select day, class, deposits, withdrawals, rounds, valid, prizes, rebates, agent_rebates, promotions, registrations, first_deposits
from (select l.descendant_id as player_id, l.depth, (l.since at time zone $)::date as since, 'infinity'::date as until
from team_line l
where l.ancestor_id = $
union all select l.descendant_id, l.depth, (l.since at time zone $)::date, (l.until at time zone $)::date
from team_line_ended l
where l.ancestor_id = $
union all select $::bigint, 0, '-infinity'::date, 'infinity'::date) line
join account_day own on own.player_id = line.player_id and day >= line.since and day < line.until
where line.player_id = member.id and line.depth = 1 and day between $::date and $::date and currency = $
union all select day, class, deposits, withdrawals, rounds, valid, prizes, rebates, agent_rebates, promotions, registrations, first_deposits
from (select l.descendant_id as player_id, l.depth, (l.since at time zone $)::date as since, 'infinity'::date as until
from team_line l
where l.ancestor_id = $
union all select l.descendant_id, l.depth, (l.since at time zone $)::date, (l.until at time zone $)::date
from team_line_ended l
where l.ancestor_id = $
union all select $::bigint, 0, '-infinity'::date, 'infinity'::date) line
join team_day below on below.agent_id = line.player_id and day >= line.since and day < line.until
where line.player_id = member.id and line.depth = 1 and day between $::date and $::date and currency = $) as any_day)
order by member.id
limit $) as member
join player on player.id = member.id
cross join lateral (select coalesce(sum(deposits), 0)::text as deposits, coalesce(sum(withdrawals), 0)::text as withdrawals, coalesce(sum(rounds), 0)::text as rounds, coalesce(sum(valid), 0)::text as valid, coalesce(sum(prizes), 0)::text as prizes, coalesce(sum(rebates), 0)::text as rebates, coalesce(sum(agent_rebates), 0)::text as agentRebates, coalesce(sum(promotions), 0)::text as promotions, coalesce(sum(registrations), 0)::text as registrations, coalesce(sum(first_deposits), 0)::text as firstDeposits
from (select day, class, deposits, withdrawals, rounds, valid, prizes, rebates, agent_rebates, promotions, registrations, first_deposits
from (select l.descendant_id as player_id, l.depth, (l.since at time zone $)::date as since, 'infinity'::date as until
from team_line l
where l.ancestor_id = $
union all select l.descendant_id, l.depth, (l.since at time zone $)::date, (l.until at time zone $)::date
from team_line_ended l
where l.ancestor_id = $
union all select $::bigint, 0, '-infinity'::date, 'infinity'::date) line
join account_day own on own.player_id = line.player_id and day >= line.since and day < line.until
where line.player_id = member.id and line.depth = 1 and day between $::date and $::date and currency = $
union all select day, class, deposits, withdrawals, rounds, valid, prizes, rebates, agent_rebates, promotions, registrations, first_deposits
from (select l.descendant_id as player_id, l.depth, (l.since at time zone $)::date as since, 'infinity'::date as until
from team_line l
where l.ancestor_id = $
union all select l.descendant_id, l.depth, (l.since at time zone $)::date, (l.until at time zone $)::date
from team_line_ended l
where l.ancestor_id = $
union all select $::bigint, 0, '-infinity'::date, 'infinity'::date) line
join team_day below on below.agent_id = line.player_id and day >= line.since and day < line.until
where line.player_id = member.id and line.depth = 1 and day between $::date and $::date and currency = $) as each_day) as figure
order by member.id;

-- tree-store.ts: isAgentPolicyOn
select enabled
from whitelabel_switch
where key = $;

-- tree-store.ts: isAgentStopped
select agent_id
from agent_stop
where agent_id = $;

-- tree-store.ts: selectAgentSetting
select *
from agent_setting;

-- tree-store.ts: selectInTeam
select player.id, player.account, player.nickname, player.type, coalesce(line.depth, 0) as depth
from player
left join team_line line on line.ancestor_id = $ and line.descendant_id = player.id
where lower(player.account) = lower($) and (player.id = $ or line.depth is not null);

-- tree-store.ts: selectPath
select player.id, player.account, player.nickname, player.type, coalesce(mine.depth, 0) as depth
from (select ancestor_id as id
from team_line
where descendant_id = $
union all select $::bigint) as step
join player on player.id = step.id
left join team_line mine on mine.ancestor_id = $ and mine.descendant_id = step.id
where step.id = $ or mine.depth is not null
order by coalesce(mine.depth, 0);

-- tree-store.ts: selectTeamSize
select sum(members) as members
from team_size
where agent_id = $;
