-- harm-store.ts: deleteOldestRefusals
delete
from deposit_refusal
where id = any (array(select id
from (select id, refused_at
from deposit_refusal
order by id
limit $) as oldest
where refused_at < $));

-- harm-store.ts: selectStakes
select sum(wagered)::text as wagered, sum(rounds)::text as rounds
from play_use
where player_id = $ and hour >= $ and hour < $;

-- offer-facts-store.ts: selectOfferFacts
select exists (select
from protection
where player_id = $ and offers_off_at is not null) as isOff, exists (select
from harm_flag
where player_id = $ and closed_at is null) as isMarked;

-- store.ts: locked
select chosen_at as chosenAt, reality_minutes as realityMinutes, reality_answered_at as realityAnsweredAt, offers_off_at as offersOffAt
from protection
where player_id = $ for no key update;

-- store.ts: selectBreaks
select kind, began_at as beganAt, ends_at as endsAt
from player_break
where player_id = $ and ends_at > $
order by ends_at desc;

-- store.ts: selectLimits
select kind, period, amount
from player_limit
where player_id = $ and kind in ($);

-- store.ts: selectMerchant
select time_zone as timeZone, currency
from site_setting;

-- use-store.ts: addPlay
select play_count($, …) as isNew;

-- use-store.ts: deleteOldestMinutes
delete
from play_minute
where ctid = any (array(select ctid
from play_minute
where minute < $
order by minute
limit $));

-- use-store.ts: deleteUse
delete
from limit_use
where deposit_id = $;

-- use-store.ts: selectDeposited
select (sum(amount) filter (where counted_at >= $))::text as day, (sum(amount) filter (where counted_at >= $))::text as week, (sum(amount) filter (where counted_at >= $))::text as month
from limit_use
where player_id = $ and counted_at >= $;

-- use-store.ts: selectLastMinute
select max(minute) as minute
from play_minute
where player_id = $ and minute >= $;

-- use-store.ts: selectMinutes
select (sum(1) filter (where minute >= $))::text as day, (sum(1) filter (where minute >= $))::text as week, (sum(1) filter (where minute >= $))::text as month
from play_minute
where player_id = $ and minute >= $;
