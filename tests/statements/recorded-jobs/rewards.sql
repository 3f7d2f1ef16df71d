-- bonus/bonus-store.ts: dropChoicesOfExcluded
delete
from bonus_choice choice using player_break pause
where choice.grant_id is null and pause.player_id = choice.player_id and pause.kind = 'exclusion' and pause.began_at <= $ and pause.ends_at > $;

-- bonus/bonus-store.ts: endRow
update bonus_state
set state = $, converted = converted + $, ended_at = $, paused_at = $, end_reason = $
where grant_id = $ and state = $ and counted < need
returning *;

-- bonus/bonus-store.ts: lockRow
select grant_id
from bonus_state
where grant_id = $ for no key update;

-- bonus/bonus-store.ts: selectBonus
select *
from bonus_state
where grant_id = $;

-- bonus/bonus-store.ts: selectOpenChoice
select choice.code, choice.offer_id as offerId, offer.terms, offer.ended_at as endedAt
from bonus_choice as choice
inner join bonus_offer as offer on offer.id = choice.offer_id
where choice.player_id = $ and choice.grant_id is null;

-- bonus/count-store.ts: hasUncounted
select
from settled_fact fact
join fact_cursor seen on seen.reader = 'bonus'
where fact.player_id = $ and fact.valid <> 0 and (fact.order_xid, fact.id) > (seen.order_xid, seen.id)
limit 1;

-- bonus/count-store.ts: selectActiveOf
select *
from bonus_state
where player_id in ($) and state = $
order by grant_id for no key update;

-- bonus/count-store.ts: selectBroken
select bonus.grant_id as grantId, bonus.player_id as playerId, bonus.paused_at as pausedAt, pause.kind, pause.began_at as beganAt, not (bonus.try_at is null or bonus.try_at <= $) as isPutOff
from bonus_state bonus
left join lateral (select kind, began_at
from player_break
where player_id = bonus.player_id and began_at <= $ and ends_at > $
order by kind desc
limit 1) as pause on true
where bonus.state = 'active' and ((pause.kind is not null and (bonus.paused_at is null or (pause.kind = 'exclusion' and (bonus.try_at is null or bonus.try_at <= $)))) or (pause.kind is null and bonus.paused_at is not null))
order by bonus.grant_id
limit $;

-- bonus/count-store.ts: selectFinished
select bonus.grant_id as grantId, bonus.player_id as playerId
from bonus_state bonus
join ledger_balance balance on balance.account_id = bonus.account_id
cross join lateral (select exists (select
from bonus_stake stake
where stake.grant_id = bonus.grant_id and stake.settled_at is null)) as open (is_open)
where bonus.state = 'active' and (bonus.try_at is null or bonus.try_at <= $) and bonus.player_id = coalesce($::bigint, bonus.player_id) and ((bonus.counted >= bonus.need and not (is_open and (bonus.terms ->> 'isSticky')::boolean)) or (balance.amount = 0 and not is_open))
order by bonus.grant_id
limit $;

-- bonus/count-store.ts: selectOfRefused
select bonus.grant_id as grantId, bonus.player_id as playerId
from bonus_state bonus
join lateral (select status
from kyc_case
where player_id = bonus.player_id
order by id desc
limit 1) as papers on true
where bonus.state = 'active' and (bonus.try_at is null or bonus.try_at <= $) and bonus.counted < bonus.need and papers.status = 'refused'
order by bonus.grant_id
limit $;

-- bonus/count-store.ts: selectOverdue
select grant_id as grantId, player_id as playerId
from bonus_state as bonus
where state = $ and paused_at is null and expires_at <= $ and (bonus.try_at is null or bonus.try_at <= $)
order by expires_at
limit $;

-- bonus/count-store.ts: selectWithdrawn
select grant_id as grantId, player_id as playerId
from bonus_state as bonus
where state = $ and withdrawn_at is not null and (bonus.try_at is null or bonus.try_at <= $)
order by grant_id
limit $;

-- cashback/cashback-store.ts: selectDue
select run_id as runId, player_id as playerId
from cashback_play
where due_at <= $
order by due_at
limit $;

-- cashback/cashback-store.ts: selectLive
select id, code, terms, published_at as publishedAt
from cashback_offer
where published_at is not null and ended_at is null
order by code;

-- cashback/cashback-store.ts: selectRuns
select run.id, run.code, run.offer_id as offerId, run.begins_at as beginsAt, run.ends_at as endsAt, offer.terms
from cashback_run as run
inner join cashback_offer as offer on offer.id = run.offer_id
where run.begins_at <= $ and run.ends_at > $
order by run.begins_at, run.id;

-- envelopes/envelope-store.ts: insertEnvelope
insert into envelope (code, title, kind, split, form, minimum, begins_at, ends_at, server_seed, commitment, budget_id)
values ($, …)
on conflict (code, begins_at) do nothing
returning id;

-- envelopes/envelope-store.ts: selectPlans
select *
from envelope_plan
order by code;

-- envelopes/envelope-store.ts: selectUnsettled
select *
from envelope
where settled_at is null and ends_at <= $
limit $;

-- grants/break-store.ts: pauseClaims
update reward_grant given
set paused_at = greatest(pause.began_at, given.granted_at)
from (select player_id, min(began_at) as began_at
from player_break
where began_at <= $ and ends_at > $
group by player_id) pause
where pause.player_id = given.player_id and given.state in ('waiting', 'claimable') and given.claim_by > greatest(pause.began_at, given.granted_at) and given.paused_at is null;

-- grants/break-store.ts: resumeClaims
update reward_grant given
set paused_at = null, claim_by = given.claim_by + ($::timestamptz - given.paused_at)
where given.paused_at is not null and given.state in ('waiting', 'claimable') and not exists (select
from player_break pause
where pause.player_id = given.player_id and pause.began_at <= $ and pause.ends_at > $);

-- grants/break-store.ts: selectEarnedOnBreak
select grant.*
from reward_grant as grant
where (grant.try_at is null or grant.try_at <= $) and exists (select pause.id
from player_break as pause
where pause.player_id = grant.player_id and pause.began_at <= $ and pause.ends_at > $) and grant.state = $ and grant.form = $
order by grant.id
limit $;

-- grants/break-store.ts: selectOfExcluded
select grant.*
from reward_grant as grant
where (grant.try_at is null or grant.try_at <= $) and exists (select pause.id
from player_break as pause
where pause.player_id = grant.player_id and pause.began_at <= $ and pause.ends_at > $ and pause.kind = $) and ((grant.state = $ and (grant.given_by is not null or grant.form = $)) or (grant.state = $ and grant.form = $))
order by grant.id
limit $;

-- grants/budget-store.ts: findBudget
select *
from reward_budget
where name = $ and commodity = $;

-- grants/budget-store.ts: setBudget
insert into reward_budget (name, commodity, cap)
values ($, …)
on conflict (name, commodity) do update
set cap = $
returning id;

-- grants/budget-store.ts: takeBudget
update reward_budget
set spent = spent + $
where id = $ and cap >= spent + $
returning id;

-- grants/grant-store.ts: insertGrant
insert into reward_grant (player_id, source, source_ref, form, amount, commodity, state, remark, given_by, budget_id, claim_by, granted_at)
values ($, …)
on conflict (source, source_ref) do nothing
returning *;

-- grants/grant-store.ts: selectLapsed
select *
from reward_grant
where state in ($, …) and claim_by <= $ and paused_at is null and not exists (select
from reward_doubt doubt
where doubt.grant_id = reward_grant.id and doubt.decided_at is null) and (try_at is null or try_at <= $) and not exists (select
from player_break pause
where pause.player_id = reward_grant.player_id and pause.began_at <= $ and pause.ends_at > $ and reward_grant.claim_by > greatest(pause.began_at, reward_grant.granted_at))
order by claim_by
limit $;

-- grants/reminder-store.ts: selectEnding
select grantId, playerId, amount, commodity, of, hours
from (select id as grantId, player_id as playerId, amount::text as amount, commodity, 'claim' as of, claim_by as ends_at, granted_at as since, reminded, case when claim_by <= $::timestamptz + interval '24 hours' then 24 else 72 end as hours
from reward_grant
where state = 'claimable' and paused_at is null and claim_by > $ and claim_by <= $::timestamptz + interval '72 hours'
union all select bonus.grant_id, bonus.player_id, balance.amount::text, given.commodity, 'bonus', bonus.expires_at, bonus.started_at, bonus.reminded, case when bonus.expires_at <= $::timestamptz + interval '24 hours' then 24 else 72 end
from bonus_state bonus
join reward_grant given on given.id = bonus.grant_id
join ledger_balance balance on balance.account_id = bonus.account_id and balance.amount > 0
where bonus.state = 'active' and bonus.paused_at is null and bonus.expires_at > $ and bonus.expires_at <= $::timestamptz + interval '72 hours') as ending
where (reminded is null or reminded > hours) and since <= ends_at - make_interval(hours => hours)
order by ends_at, grantId
limit $;

-- mall/mall-store.ts: selectOverdue
select id
from mall_order
where state = $ and ordered_at <= $ and (try_at is null or try_at <= $)
order by id
limit $;

-- merchant-store.ts: selectMerchant
select currency, time_zone as timeZone
from site_setting;

-- missions/award-store.ts: selectEarned
select award.*, mission.terms, player.language
from mission_award as award
inner join mission_run as run on run.id = award.run_id
inner join mission on mission.id = run.mission_id
inner join player on player.id = award.player_id
where award.state = $ and award.try_at <= $
order by award.try_at
limit $;

-- missions/board-store.ts: selectUnsettled
select run.*, mission.terms
from mission_run as run
inner join mission on mission.id = run.mission_id
where run.ends_at <= $ and run.settled_at is null and mission.terms ->> 'kind' = $
order by run.ends_at;

-- missions/mission-store.ts: openRun
insert into mission_run (mission_id, code, begins_at, ends_at, counts_from, zone)
values ($, …)
on conflict (code, begins_at) do nothing;

-- missions/mission-store.ts: openRun
select run.*, mission.terms
from mission_run as run
inner join mission on mission.id = run.mission_id
where run.code = $ and run.begins_at = $;

-- missions/mission-store.ts: selectLiveSince
select *
from mission
where (ended_at is null or ended_at > $)
order by id;

-- missions/mission-store.ts: selectRuns
select run.*, mission.terms
from mission_run as run
inner join mission on mission.id = run.mission_id
where run.ends_at > $ and run.begins_at <= $
order by run.id;

-- missions/progress-store.ts: selectBreaksOf
select player_id as playerId, kind, began_at as beganAt, ends_at as endsAt
from player_break
where player_id in ($, …);

-- missions/progress-store.ts: selectJoined
select run_id as runId, player_id as playerId, joined_at as joinedAt, left_at as leftAt
from mission_join
where run_id in ($) and player_id in ($, …);

-- player-store.ts: selectPlayerLanguage
select language
from player
where id = $;

-- player-store.ts: selectPlayerType
select type
from player
where id = $;

-- points/points-store.ts: lockMillionths
insert into points_accrual (player_id, millionths)
values ($, 0)
on conflict (player_id) do update
set millionths = points_accrual.millionths
returning millionths;

-- points/points-store.ts: saveMillionths
update points_accrual
set millionths = $
where player_id = $;

-- points/points-store.ts: selectRules
select *
from points_rule
order by valid_from;

-- raffles/pick-store.ts: insertPicks
insert into raffle_pick (raffle_id, ordinal, number, outcome, player_id, amount)
values ($, …), …;

-- raffles/pick-store.ts: selectBarred
select raffle_pick.*
from raffle_pick
inner join raffle on raffle.id = raffle_pick.raffle_id
where raffle_pick.amount is not null and raffle_pick.grant_id is null and raffle_pick.passed_at is null and raffle_pick.try_at <= $ and raffle_pick.barred_at + make_interval(days => (raffle.terms ->> 'claimDays')::int) <= $
order by raffle_pick.raffle_id, raffle_pick.ordinal
limit $;

-- raffles/pick-store.ts: selectDuePicks
select *
from raffle_pick
where amount is not null and grant_id is null and passed_at is null and (try_at is null or try_at <= $)
order by raffle_id, ordinal
limit $;

-- raffles/pick-store.ts: selectExpired
select raffle_pick.*
from reward_grant
inner join raffle_pick on raffle_pick.grant_id = reward_grant.id
where reward_grant.source = $ and reward_grant.state = $ and reward_grant.budget_id is not null and raffle_pick.passed_at is null and (raffle_pick.try_at is null or raffle_pick.try_at <= $)
order by reward_grant.id
limit $;

-- raffles/pick-store.ts: setGranted
update raffle_pick
set grant_id = $
where raffle_id = $ and ordinal = $ and grant_id is null and passed_at is null
returning ordinal;

-- raffles/raffle-store.ts: addBets
insert into raffle_progress as known (raffle_id, player_id, bets)
values ($, …)
on conflict (raffle_id, player_id) do update
set bets = known.bets + excluded.bets
returning bets, tickets;

-- raffles/raffle-store.ts: giveTickets
with counted as (update raffle
set tickets = tickets + $::integer
where id = $ and sealed_at is null
returning id, tickets), given as (insert into raffle_ticket (raffle_id, first, last, player_id, at) select id, tickets - $::integer + 1, tickets, $::bigint, $::timestamptz
from counted
returning raffle_id) update raffle_progress
set tickets = raffle_progress.tickets + $::integer
from given
where raffle_progress.raffle_id = given.raffle_id and player_id = $::bigint;

-- raffles/raffle-store.ts: hasRaffle
select id
from raffle
where code = $ and closes_at = $;

-- raffles/raffle-store.ts: hasUnread
select exists (select
from settled_fact fact
where fact.happened_at < $ and (fact.order_xid, fact.id) > (select coalesce(max(order_xid), 0), coalesce(max(id), 0)
from fact_cursor
where reader = 'raffles')) as waits;

-- raffles/raffle-store.ts: insertRaffle
insert into raffle (code, terms, begins_at, closes_at, server_seed, commitment, salt, beacon_network, beacon_round, budget_id, set_aside)
values ($, …)
on conflict (code, closes_at) do nothing
returning id;

-- raffles/raffle-store.ts: lockRaffle
select *
from raffle
where id = $ for update;

-- raffles/raffle-store.ts: selectOpenBetween
select *
from raffle
where begins_at <= $ and closes_at > $ and sealed_at is null
order by id;

-- raffles/raffle-store.ts: selectPlans
select *
from raffle_plan
order by code;

-- raffles/raffle-store.ts: selectRaffle
select *
from raffle
where id = $;

-- raffles/raffle-store.ts: selectTickets
select first, last, player_id as playerId
from raffle_ticket
where raffle_id = $
order by first;

-- raffles/raffle-store.ts: selectUndrawn
select *
from raffle
where sealed_at is not null and drawn_at is null
order by id;

-- raffles/raffle-store.ts: selectUnsealed
select *
from raffle
where sealed_at is null and closes_at <= $
order by id;

-- raffles/raffle-store.ts: setDrawn
update raffle
set beacon_signature = $, drawn_at = $, set_aside = $
where id = $;

-- raffles/raffle-store.ts: setSealed
update raffle
set list_hash = $, late_round = $, sealed_at = $
where id = $ and sealed_at is null;

-- raffles/raffle-store.ts: takeSetAside
update raffle
set set_aside = set_aside - $
where id = $ and set_aside >= $
returning id;

-- rebates/by-hand-store.ts: isByHandOn
select enabled
from whitelabel_switch
where key = $;

-- rebates/by-hand-store.ts: selectLevels
select player_id, level
from vip_standing
where player_id in ($);

-- rebates/by-hand-store.ts: selectLevels
select player_id, level
from vip_standing
where player_id in ($, …);

-- rebates/rebate-store.ts: addPlays
insert into rebate_due (day, player_id, try_at) select distinct day, player_id, $::timestamptz
from unnest($::date[], $::bigint[], $::text[], $::bigint[]) as given (day, player_id, class, valid)
order by day, player_id
on conflict do nothing;

-- rebates/rebate-store.ts: addPlays
insert into rebate_play as known (day, player_id, class, valid) select day, player_id, class, valid
from unnest($::date[], $::bigint[], $::text[], $::bigint[]) as given (day, player_id, class, valid)
order by day, player_id, class
on conflict (day, player_id, class) do update
set valid = known.valid + excluded.valid;

-- rebates/rebate-store.ts: selectDue
select day::text, player_id as playerId
from rebate_due
where day < $::date and try_at <= $
order by day, player_id
limit $;

-- rebates/rebate-store.ts: selectRuleAt
select terms
from rebate_rule
where valid_from <= $
order by valid_from desc
limit $;

-- rebates/rebate-store.ts: selectSettled
select distinct day::text || ' ' || player_id as key
from rebate_line
where player_id = any ($::bigint[]) and day >= $::date;

-- rebates/rebate-store.ts: takeDue
delete
from rebate_due
where day = $::date and player_id = $;

-- referral/award-store.ts: selectDueAwards
select award.*, player.language, referral.terms_version as version
from referral_award as award
inner join player on player.id = award.player_id
inner join referral on referral.player_id = award.friend_id
where award.state = $ and award.try_at <= $
order by award.try_at
limit $;

-- referral/referral-store.ts: selectDone
select player_id as playerId, referrer_id as referrerId
from referral
inner join referral_programme on referral_programme.version = referral.terms_version
where done_at is not null and released_month is null and concern_at is null and refusal is null and (select count(*)
from referral other
where other.referrer_id = referral.referrer_id and other.released_month = $) < (referral_programme.terms ->> 'friendsPerMonth')::integer
order by done_at, player_id
limit $;

-- referral/referral-store.ts: selectInvited
select *
from referral
where player_id in ($, …) and refusal is null;

-- referral/referral-store.ts: selectNewlyVerified
select *
from referral
where verified_at is null and refusal is null and exists (select kyc_case.id
from kyc_case
where kyc_case.player_id = referral.player_id and kyc_case.status = $)
order by player_id
limit $;

-- referral/referral-store.ts: selectProgramme
select *
from referral_programme
where ended_at is null;

-- referral/referral-store.ts: selectSponsors
select player_id as playerId, referrer_id as referrerId, registered_at as registeredAt
from sponsor
where player_id in ($);

-- vip/vip-store.ts: addToMonths
insert into vip_month as held (player_id, month, bets) select *
from unnest($::bigint[], $::text[], $::bigint[])
on conflict (player_id, month) do update
set bets = held.bets + excluded.bets
returning player_id as playerId, month, bets;

-- vip/vip-store.ts: addToStandings
insert into vip_standing as held (player_id, deposits, bets, closed_month, version) select player_id, deposits, bets, $::text, $::integer
from unnest($::bigint[], …) as grown (player_id, deposits, bets)
order by player_id
on conflict (player_id) do update
set deposits = held.deposits + excluded.deposits, bets = held.bets + excluded.bets
returning *;

-- vip/vip-store.ts: lockBirthdays
insert into vip_birthdays (through_day)
values ($)
on conflict do nothing;

-- vip/vip-store.ts: lockBirthdays
select through_day as day
from vip_birthdays for update;

-- vip/vip-store.ts: moveBirthdays
update vip_birthdays
set through_day = $;

-- vip/vip-store.ts: selectChecked
select distinct on (standing.player_id) standing.player_id as playerId, standing.level, papers.locked_details as locked
from vip_standing as standing
inner join kyc_case as papers on papers.player_id = standing.player_id
where standing.level > $ and papers.status = $ and standing.player_id > $
order by standing.player_id, papers.id desc
limit $;

-- vip/vip-store.ts: selectDueGifts
select gift.*, player.language
from vip_gift as gift
inner join player on player.id = gift.player_id
where gift.state = $ and gift.try_at <= $
order by gift.try_at
limit $;

-- vip/vip-store.ts: selectLevels
select player_id, level
from vip_standing
where player_id in ($) and level > $;

-- vip/vip-store.ts: selectLevels
select player_id, level
from vip_standing
where player_id in ($, …) and level > $;

-- vip/vip-store.ts: selectOutdated
select player_id
from vip_standing
where (version < $ or lifted_until <= $)
limit $;

-- vip/vip-store.ts: selectProgramme
select *
from vip_programme
order by version desc
limit $;

-- vip/vip-store.ts: selectUnclosed
select player_id
from vip_standing
where closed_month < $ and level > $
limit $;
