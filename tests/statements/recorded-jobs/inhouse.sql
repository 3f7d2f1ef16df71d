-- returns/returns-store.ts: firstDay
select max(day)::timestamp at time zone 'UTC' as day
from measured_return;

-- returns/returns-store.ts: nextDay
select min(changed_at) as at
from house_round
where state = 'done' and changed_at >= $;

-- returns/returns-store.ts: sumDay
insert into measured_return (rules, purse, day, rounds, staked, paid, staked_squared, paid_squared, staked_paid, measured_at) select rules, purse, ($::timestamptz at time zone 'UTC')::date, count(*), sum(staked), sum(paid + awarded), sum(staked::numeric * staked), sum((paid + awarded)::numeric * (paid + awarded)), sum(staked::numeric * (paid + awarded)), $
from house_round
where state = 'done' and changed_at >= $ and changed_at < $
group by 1, 2
on conflict (rules, purse, day) do update
set rounds = excluded.rounds, staked = excluded.staked, paid = excluded.paid, staked_squared = excluded.staked_squared, paid_squared = excluded.paid_squared, staked_paid = excluded.staked_paid, measured_at = excluded.measured_at;

-- rounds/step-store.ts: selectStepFacts
/* planned: house-step-facts */ select house_step_facts($, …) as facts;

-- rounds/step-store.ts: writeStep
/* planned: house-write-step */ select house_write_step($);

-- seeds/seed-store.ts: selectPairs
select *
from seed_pair
where id in ($);

-- store.ts: selectRound
select *
from house_round
where player_id = $ and id = $;
