-- harm-store.ts: countDeposits
select count(*) as count
from limit_use
where player_id = $ and counted_at > $;

-- history-store.ts: insertHistory
insert into protection_event (player_id, kind, happened_at, details)
values ($, …);

-- history-store.ts: selectHistory
select id, kind, happened_at as at, details
from protection_event
where player_id = $
order by id desc
limit $;

-- limit-store.ts: deleteChange
delete
from limit_change
where player_id = $ and kind = $ and period = $;

-- limit-store.ts: selectChanges
select kind, period, amount, due_at as dueAt, expires_at as expiresAt
from limit_change
where player_id = $ and expires_at > $;

-- limit-store.ts: writeLimit
insert into player_limit (player_id, kind, period, amount, set_at)
values ($, …)
on conflict (player_id, kind, period) do update
set amount = $, set_at = $;

-- offer-facts-store.ts: selectOfferFacts
select exists (select
from protection
where player_id = $ and offers_off_at is not null) as isOff, exists (select
from harm_flag
where player_id = $ and closed_at is null) as isMarked;

-- play-facts-store.ts: selectPlayFacts
/* planned: play-facts */ select play_facts($, …) as facts;

-- stop-store.ts: selectHasStoppedClass
select play_stop.target
from vendor_category
inner join play_stop on play_stop.scope = $ and play_stop.target = vendor_category.game_type::text
where vendor_code = $
limit $;

-- store.ts: insertBreak
insert into player_break (player_id, kind, began_at, ends_at)
values ($, …);

-- store.ts: lockProtection
insert into protection (player_id)
values ($)
on conflict do nothing;

-- store.ts: locked
select chosen_at as chosenAt, reality_minutes as realityMinutes, reality_answered_at as realityAnsweredAt, offers_off_at as offersOffAt
from protection
where player_id = $ for no key update;

-- store.ts: selectBreaks
select kind, began_at as beganAt, ends_at as endsAt
from player_break
where player_id = $ and ends_at > $
order by ends_at desc;

-- store.ts: selectDatabaseTime
select clock_timestamp() as now;

-- store.ts: selectLimits
select kind, period, amount
from player_limit
where player_id = $ and kind in ($);

-- store.ts: selectLimits
select kind, period, amount
from player_limit
where player_id = $ and kind in ($, …);

-- store.ts: selectMerchant
select time_zone as timeZone, currency
from site_setting;

-- store.ts: selectProtection
select chosen_at as chosenAt, reality_minutes as realityMinutes, reality_answered_at as realityAnsweredAt, offers_off_at as offersOffAt
from protection
where player_id = $;

-- store.ts: updateProtection
update protection
set offers_off_at = $
where player_id = $;

-- store.ts: updateProtection
update protection
set reality_minutes = $
where player_id = $;

-- use-store.ts: deleteUse
delete
from limit_use
where deposit_id = $;

-- use-store.ts: insertUse
insert into limit_use (deposit_id, player_id, amount, counted_at)
values ($, …)
on conflict (deposit_id) do nothing;

-- use-store.ts: selectDeposited
select (sum(amount) filter (where counted_at >= $))::text as day, (sum(amount) filter (where counted_at >= $))::text as week, (sum(amount) filter (where counted_at >= $))::text as month
from limit_use
where player_id = $ and counted_at >= $;

-- use-store.ts: selectMinutes
select (sum(1) filter (where minute >= $))::text as day, (sum(1) filter (where minute >= $))::text as week, (sum(1) filter (where minute >= $))::text as month
from play_minute
where player_id = $ and minute >= $;

-- use-store.ts: selectPlayed
select 1 as place, (sum(wagered) filter (where hour >= $))::text as day, (sum(wagered) filter (where hour >= $))::text as week, (sum(wagered) filter (where hour >= $))::text as month
from play_use
where player_id = $ and hour >= $
union all select 2 as place, (sum(wagered - won) filter (where hour >= $))::text as day, (sum(wagered - won) filter (where hour >= $))::text as week, (sum(wagered - won) filter (where hour >= $))::text as month
from play_use
where player_id = $ and hour >= $
order by place;
