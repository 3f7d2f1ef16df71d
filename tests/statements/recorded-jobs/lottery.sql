-- draws/beacon-store.ts: roundSignature
insert into lottery_beacon (network, round, signature)
values ($, …)
on conflict do nothing;

-- draws/beacon-store.ts: roundSignature
select signature
from lottery_beacon
where network = $ and round = $;

-- draws/chain-store.ts: insertChain
insert into lottery_chain (game_code, number, links, commitment, locked_end)
values ($, …)
on conflict (game_code, number) do nothing;

-- draws/chain-store.ts: lastChainNumber
select max(number) as number
from lottery_chain
where game_code = $;

-- draws/chain-store.ts: selectChain
select *
from lottery_chain
where id = $;

-- draws/chain-store.ts: selectUsableChain
select *
from lottery_chain
where game_code = $ and used < links
order by number
limit $;

-- draws/store.ts: addNumeros
select lottery_add_numeros($, $::bigint, $::jsonb) as added;

-- draws/store.ts: lockToSeal
select *
from lottery_lock_to_seal($::bigint);

-- draws/store.ts: openDue
select *
from lottery_open_due($);

-- draws/store.ts: revealSeed
select lottery_reveal($::bigint, …) as revealed;

-- draws/store.ts: sealNumero
select *
from lottery_seal($::bigint, $, $::int, $::timestamptz, $::bigint, $::timestamptz);

-- draws/store.ts: selectAhead
select count(*)::int as waiting, (select draws_at
from lottery_numero
where game_code = $
order by closes_at desc
limit 1) as last, clock_timestamp() as now
from lottery_numero
where game_code = $ and state = 'upcoming' and closes_at > clock_timestamp();

-- draws/store.ts: selectClock
select clock_timestamp() as now;

-- draws/store.ts: selectGame
select *
from lottery_game
where game_code = $;

-- draws/store.ts: selectNextMove
select least((select min(opens_at)
from lottery_numero
where game_code = $ and state = 'upcoming' and not (select is_stopped
from lottery_game
where game_code = $)), (select min(closes_at)
from lottery_numero
where game_code = $ and state in ('upcoming', 'open'))) as next;

-- draws/store.ts: selectNumero
select *
from lottery_numero
where id = $;

-- draws/store.ts: selectToSeal
select id
from lottery_numero
where game_code = $ and state = $ and closes_at <= clock_timestamp()
order by closes_at;

-- draws/store.ts: voidNumero
select lottery_void($::bigint, …) as outcome;

-- draws/store.ts: writeDraw
select *
from lottery_draw($::bigint, $, $, $::bigint, $, $::jsonb);

-- tickets/chase-store.ts: hasBarredChase
select exists (select
from lottery_barred_chases(null, $::bigint, clock_timestamp())) as found;

-- tickets/chase-store.ts: selectBarredChases
select id
from lottery_barred_chases($::bigint, null, $) as id;

-- tickets/settle-store.ts: markSettled
select lottery_settled($::bigint, $::int) as settled;

-- tickets/settle-store.ts: returnStakes
select lottery_return_all($, …)::text[] as returned;

-- tickets/settle-store.ts: selectNumero
select numero.id, numero.state, numero.edition, numero.result, own.family, own.mode
from lottery_numero numero
join lottery_game own on own.game_code = numero.game_code
where numero.id = $;

-- tickets/settle-store.ts: selectPicks
with picked as (select ticket.player_id, line ->> 'play' as play, line -> 'choice' as choice, jsonb_array_length(jsonb_path_query_array(line -> 'choice', '$[*][*]')) as symbols
from lottery_ticket ticket, jsonb_array_elements(ticket.lines) as line
where ticket.numero_id = $ and ticket.purse = 'money' and ticket.state in ('open', 'won', 'lost')), by_play as (select player_id, play, jsonb_agg(distinct choice) as choices, sum(symbols) as symbols
from picked
group by 1, 2) select player_id as playerId, jsonb_agg(jsonb_build_object('play', play, 'choices', choices)
order by play) as plays
from by_play
group by 1
having sum(symbols) > 1;

-- tickets/settle-store.ts: selectUnsettled
select id, player_id as playerId, lines, stake, series, max_series as maxSeries, minor_digits as minorDigits, paid, rebate, purse
from lottery_ticket
where numero_id = $ and id > $ and edition < $ and state in ('open', 'won', 'lost')
order by id
limit $;

-- tickets/settle-store.ts: settleRows
select lottery_settle($, …);

-- tickets/ticket-store.ts: selectListHashes
select id, hash
from lottery_ticket
where numero_id = $ and state not in ($)
order by id;
