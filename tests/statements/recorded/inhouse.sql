-- bets/bet-store.ts: selectBetFacts
/* planned: house-bet-facts */ select house_bet_facts($, …) as facts;

-- bets/bet-store.ts: writeBet
/* planned: house-write-bet */ select house_write_bet($) as id;

-- pools/pool-store.ts: insertFirstPool
select house_open_pool($, …);

-- pools/pool-store.ts: selectPool
select *
from ticket_pool
where game_code = $ and purse = $ and rules = $ and closed_at is null;

-- pools/pool-store.ts: selectSoldOut
select *
from ticket_pool
where game_code = $ and purse = $ and rules = $ and closed_at is not null
order by number desc
limit $;

-- pots/pot-store.ts: insertPot
select house_open_pot($, …) as id;

-- pots/pot-store.ts: knownPots
select distinct code
from pot
where code in ($) and purse = $ and commodity = $;

-- pots/pot-store.ts: selectHit
select *
from pot
where code in ($) and purse = $ and commodity = $ and won_at is not null
order by id desc
limit $;

-- pots/pot-store.ts: selectPots
select *, (div(grains, 10000) + (select coalesce(sum(grains / 10000), 0)
from pot_shard
where pot_id = pot.id))::text as amount
from pot
where code in ($) and purse = $ and commodity = $ and won_at is null
order by code;

-- returns/returns-store.ts: selectReturns
select rules, purse, sum(rounds)::text as rounds, sum(staked)::text as staked, sum(paid)::text as paid, sum(staked_squared)::text as staked_squared, sum(paid_squared)::text as paid_squared, sum(staked_paid)::text as staked_paid, max(measured_at) as measured_at
from measured_return
where $::text is null or (rules = $::text and purse = $::text)
group by rules, purse
order by rules, purse;

-- rounds/step-store.ts: selectSeen
select round.*, pair.commitment, pair.locked_seed, pair.revealed_at, table_round.state as table_state, table_round.started_at as table_started_at, (select currency
from site_setting
limit $) as currency
from house_round as round
inner join seed_pair as pair on pair.id = round.seed_pair_id
left join table_round on table_round.id = round.table_round_id
where round.player_id = $ and round.id = $;

-- rounds/step-store.ts: selectStepFacts
/* planned: house-step-facts */ select house_step_facts($, …) as facts;

-- rounds/step-store.ts: writeStep
/* planned: house-write-step */ select house_write_step($);

-- seeds/seed-store.ts: hasOpenRound
select id
from house_round
where seed_pair_id = $ and state = $
limit $;

-- seeds/seed-store.ts: insertPair
insert into seed_pair (player_id, purse, commitment, locked_seed, client_seed, made_at, revealed_at)
values ($, …)
on conflict (player_id, purse)
where revealed_at is null do nothing;

-- seeds/seed-store.ts: lockPair
select *
from seed_pair
where player_id = $ and purse = $ and revealed_at is null for update;

-- seeds/seed-store.ts: markRevealed
update seed_pair
set revealed_at = $
where id = $;

-- seeds/seed-store.ts: selectPair
select *
from seed_pair
where player_id = $ and purse = $ and revealed_at is null;

-- seeds/seed-store.ts: selectPairs
select *
from seed_pair
where id in ($);

-- seeds/seed-store.ts: updateClientSeed
update seed_pair
set client_seed = $
where id = $;

-- store.ts: fillCoins
update coin_purse
set coins = $, filled_at = $
where player_id = $ and coins < $;

-- store.ts: selectCoins
select coins
from coin_purse
where player_id = $;

-- store.ts: selectOpenRounds
select *
from house_round
where player_id = $ and purse = $ and game_code = $ and state = $;

-- store.ts: selectRound
select *
from house_round
where player_id = $ and id = $;

-- store.ts: selectRounds
select *
from house_round
where player_id = $ and purse = $
order by id desc
limit $;

-- store.ts: selectTerms
select house_game.rules, house_game.least_stake as least, house_game.most_stake as most, house_game.cycle_ms as cycleMs, house_game.pot_times as potTimes, house_game.enabled as isEnabled, game.is_shown as isShown, game.vendor_code as vendor, game.name
from house_game
inner join game on game.game_code = house_game.game_code
where house_game.game_code = $;

-- tables/chain-store.ts: selectChains
select *
from room_chain
where game_code = $ and purse = $ and used < rounds
order by number
limit $;

-- tables/room-store.ts: selectRecent
select *
from table_round
where game_code = $ and purse = $ and ended_at is not null
order by id desc
limit $;

-- tables/room-store.ts: selectRoom
select *
from house_room
where game_code = $ and purse = $;

-- tables/room-store.ts: wakeRoom
with before as (select awake_until
from house_room
where game_code = $ and purse = $), woken as (insert into house_room (game_code, purse, rules, betting_ms, beat_ms, rest_ms, awake_until)
values ($, …)
on conflict (game_code, purse) do update
set awake_until = greatest(house_room.awake_until, excluded.awake_until), rules = case when house_room.table_round_id is null then excluded.rules else house_room.rules end
returning awake_until) select pg_notify('verbena_room', '')
from woken
where coalesce((select awake_until < $
from before), true);
