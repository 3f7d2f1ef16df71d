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

-- use-store.ts: selectDeposited
select (sum(amount) filter (where counted_at >= $))::text as day, (sum(amount) filter (where counted_at >= $))::text as week, (sum(amount) filter (where counted_at >= $))::text as month
from limit_use
where player_id = $ and counted_at >= $;
