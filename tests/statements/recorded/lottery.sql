-- games/games-store.ts: selectAhead
select jsonb_build_object('numero', numero.numero, 'state', numero.state, 'opensAt', to_char(numero.opens_at at time zone 'UTC', 'YYYY-MM-DDTHH24:MI:SS.MSZ'), 'closesAt', to_char(numero.closes_at at time zone 'UTC', 'YYYY-MM-DDTHH24:MI:SS.MSZ'), 'drawsAt', to_char(numero.draws_at at time zone 'UTC', 'YYYY-MM-DDTHH24:MI:SS.MSZ')) as numero
from lottery_numero numero
where numero.game_code = $ and numero.state = 'upcoming' and numero.closes_at > clock_timestamp()
order by numero.closes_at
limit $;

-- games/games-store.ts: selectExposure
select known.play, known.number, known.promised
from lottery_exposure known
join lottery_numero numero on numero.id = known.numero_id
where numero.game_code = $ and numero.state = 'open' and numero.closes_at > clock_timestamp() and known.promised > 0
order by known.number = '' desc, known.promised desc, known.play, known.number
limit $;

-- games/games-store.ts: selectGames
select own.game_code as game, coalesce(nullif(shown.name ->> $::text, ''), shown.name ->> 'en') as name, shown.icon_url as icon, shown.game_type as gameType, own.family, own.mode, own.area, own.vassalage, own.drawn_by as drawnBy, own.time_zone as timeZone, own.is_stopped as isStopped, own.min_series as minSeries, own.max_series as maxSeries, opened.numero as opened, last.result as last, to_jsonb(sale) - 'game_code' as sale
from lottery_game own
join game shown on shown.game_code = own.game_code and shown.is_shown
left join lottery_sale sale on sale.game_code = own.game_code
left join lateral (select jsonb_build_object('numero', numero.numero, 'state', numero.state, 'opensAt', to_char(numero.opens_at at time zone 'UTC', 'YYYY-MM-DDTHH24:MI:SS.MSZ'), 'closesAt', to_char(numero.closes_at at time zone 'UTC', 'YYYY-MM-DDTHH24:MI:SS.MSZ'), 'drawsAt', to_char(numero.draws_at at time zone 'UTC', 'YYYY-MM-DDTHH24:MI:SS.MSZ')) as numero
from lottery_numero numero
where numero.game_code = own.game_code and numero.state = 'open' and numero.closes_at > clock_timestamp()
order by numero.closes_at
limit 1) as opened on true
left join lateral (select jsonb_build_object('numero', numero.numero, 'drawsAt', to_char(numero.draws_at at time zone 'UTC', 'YYYY-MM-DDTHH24:MI:SS.MSZ'), 'state', numero.state, 'result', numero.result, 'edition', numero.edition, 'voidReason', numero.void_reason) as result
from lottery_numero numero
where numero.game_code = own.game_code and numero.state in ('drawn', 'settled')
order by numero.draws_at desc
limit 1) as last on true
where true and own.area = $
order by shown.position, shown.node_id;

-- games/games-store.ts: selectGames
select own.game_code as game, coalesce(nullif(shown.name ->> $::text, ''), shown.name ->> 'en') as name, shown.icon_url as icon, shown.game_type as gameType, own.family, own.mode, own.area, own.vassalage, own.drawn_by as drawnBy, own.time_zone as timeZone, own.is_stopped as isStopped, own.min_series as minSeries, own.max_series as maxSeries, opened.numero as opened, last.result as last, to_jsonb(sale) - 'game_code' as sale
from lottery_game own
join game shown on shown.game_code = own.game_code and shown.is_shown
left join lottery_sale sale on sale.game_code = own.game_code
left join lateral (select jsonb_build_object('numero', numero.numero, 'state', numero.state, 'opensAt', to_char(numero.opens_at at time zone 'UTC', 'YYYY-MM-DDTHH24:MI:SS.MSZ'), 'closesAt', to_char(numero.closes_at at time zone 'UTC', 'YYYY-MM-DDTHH24:MI:SS.MSZ'), 'drawsAt', to_char(numero.draws_at at time zone 'UTC', 'YYYY-MM-DDTHH24:MI:SS.MSZ')) as numero
from lottery_numero numero
where numero.game_code = own.game_code and numero.state = 'open' and numero.closes_at > clock_timestamp()
order by numero.closes_at
limit 1) as opened on true
left join lateral (select jsonb_build_object('numero', numero.numero, 'drawsAt', to_char(numero.draws_at at time zone 'UTC', 'YYYY-MM-DDTHH24:MI:SS.MSZ'), 'state', numero.state, 'result', numero.result, 'edition', numero.edition, 'voidReason', numero.void_reason) as result
from lottery_numero numero
where numero.game_code = own.game_code and numero.state in ('drawn', 'settled')
order by numero.draws_at desc
limit 1) as last on true
where true and own.game_code = $
order by shown.position, shown.node_id;

-- games/games-store.ts: selectGames
select own.game_code as game, coalesce(nullif(shown.name ->> $::text, ''), shown.name ->> 'en') as name, shown.icon_url as icon, shown.game_type as gameType, own.family, own.mode, own.area, own.vassalage, own.drawn_by as drawnBy, own.time_zone as timeZone, own.is_stopped as isStopped, own.min_series as minSeries, own.max_series as maxSeries, opened.numero as opened, last.result as last, to_jsonb(sale) - 'game_code' as sale
from lottery_game own
join game shown on shown.game_code = own.game_code and shown.is_shown
left join lottery_sale sale on sale.game_code = own.game_code
left join lateral (select jsonb_build_object('numero', numero.numero, 'state', numero.state, 'opensAt', to_char(numero.opens_at at time zone 'UTC', 'YYYY-MM-DDTHH24:MI:SS.MSZ'), 'closesAt', to_char(numero.closes_at at time zone 'UTC', 'YYYY-MM-DDTHH24:MI:SS.MSZ'), 'drawsAt', to_char(numero.draws_at at time zone 'UTC', 'YYYY-MM-DDTHH24:MI:SS.MSZ')) as numero
from lottery_numero numero
where numero.game_code = own.game_code and numero.state = 'open' and numero.closes_at > clock_timestamp()
order by numero.closes_at
limit 1) as opened on true
left join lateral (select jsonb_build_object('numero', numero.numero, 'drawsAt', to_char(numero.draws_at at time zone 'UTC', 'YYYY-MM-DDTHH24:MI:SS.MSZ'), 'state', numero.state, 'result', numero.result, 'edition', numero.edition, 'voidReason', numero.void_reason) as result
from lottery_numero numero
where numero.game_code = own.game_code and numero.state in ('drawn', 'settled')
order by numero.draws_at desc
limit 1) as last on true
where true and own.mode = $ and own.area = $
order by shown.position, shown.node_id;

-- games/games-store.ts: selectNow
select clock_timestamp() as now;

-- games/games-store.ts: selectOwnPromised
select coalesce(sum(ticket.best), 0)::text as promised
from lottery_ticket ticket
join lottery_numero numero on numero.id = ticket.numero_id
where numero.game_code = $ and numero.state = 'open' and numero.closes_at > clock_timestamp() and ticket.player_id = $ and ticket.state = 'open' and ticket.purse = 'money' and ticket.promises is not null;

-- games/games-store.ts: selectProof
select lottery_numero.*, lottery_game.family, lottery_game.drawn_by, lottery_chain.commitment, exists (select
from lottery_entry entry
where entry.numero_id = lottery_numero.id and entry.edition = lottery_numero.edition and entry.source = 'feed' and entry.result = lottery_numero.result) as is_of_feed
from lottery_numero
inner join lottery_game on lottery_game.game_code = lottery_numero.game_code
left join lottery_chain on lottery_chain.id = lottery_numero.chain_id
where lottery_numero.game_code = $ and lottery_numero.numero = $;

-- games/games-store.ts: selectResults
select jsonb_build_object('numero', numero.numero, 'drawsAt', to_char(numero.draws_at at time zone 'UTC', 'YYYY-MM-DDTHH24:MI:SS.MSZ'), 'state', numero.state, 'result', numero.result, 'edition', numero.edition, 'voidReason', numero.void_reason) as result
from lottery_numero numero
join lottery_game own on own.game_code = numero.game_code
where numero.game_code = $ and numero.state in ('drawn', 'settled', 'void') and numero.draws_at <= clock_timestamp()
order by numero.draws_at desc
limit $;

-- tickets/chase-store.ts: selectChases
select chase.id, chase.game_code as game, coalesce(nullif(shown.name ->> $::text, ''), shown.name ->> 'en') as name, chase.purse, chase.state, chase.stops_on_win as stopsOnWin, chase.placed_at as placedAt, chase.cost, chase.held, bought.commodity, bought.tickets
from lottery_chase chase
left join game shown on shown.game_code = chase.game_code
cross join lateral (select min(ticket.commodity::text) as commodity, jsonb_agg(jsonb_build_object('id', ticket.id::text, 'numero', numero.numero, 'state', ticket.state, 'stake', ticket.stake::text, 'paid', ticket.paid::text)
order by ticket.id) as tickets
from lottery_ticket ticket
join lottery_numero numero on numero.id = ticket.numero_id
where ticket.chase_id = chase.id) as bought
where chase.player_id = $ and chase.id = $
order by chase.id desc
limit $;

-- tickets/chase-store.ts: selectChases
select chase.id, chase.game_code as game, coalesce(nullif(shown.name ->> $::text, ''), shown.name ->> 'en') as name, chase.purse, chase.state, chase.stops_on_win as stopsOnWin, chase.placed_at as placedAt, chase.cost, chase.held, bought.commodity, bought.tickets
from lottery_chase chase
left join game shown on shown.game_code = chase.game_code
cross join lateral (select min(ticket.commodity::text) as commodity, jsonb_agg(jsonb_build_object('id', ticket.id::text, 'numero', numero.numero, 'state', ticket.state, 'stake', ticket.stake::text, 'paid', ticket.paid::text)
order by ticket.id) as tickets
from lottery_ticket ticket
join lottery_numero numero on numero.id = ticket.numero_id
where ticket.chase_id = chase.id) as bought
where chase.player_id = $ and chase.purse = $
order by chase.id desc
limit $;

-- tickets/chase-store.ts: stopRunning
select lottery_stop_chase($, 'stopped', $, …) as stopped;

-- tickets/exposure-store.ts: selectNumeroExposures
select numero.game_code as game, numero.numero, numero.state, numero.closes_at as closesAt, sold.tickets, sold.stake, to_jsonb(sale) - 'game_code' as sale, promised.plays, dearest.numbers
from lottery_numero numero
left join lottery_sale sale on sale.game_code = numero.game_code
join lateral (select count(*)::int as tickets, sum(stake)::text as stake
from lottery_ticket
where numero_id = numero.id and state = 'open' and purse = 'money') as sold on sold.tickets > 0
cross join lateral (select jsonb_agg(jsonb_build_object('play', play, 'tickets', tickets, 'promised', best::text)
order by best desc, play) as plays
from (select line ->> 'play' as play, count(distinct ticket.id)::int as tickets, sum((line ->> 'best')::bigint) as best
from lottery_ticket ticket, jsonb_array_elements(ticket.lines) as line
where ticket.numero_id = numero.id and ticket.state = 'open' and ticket.purse = 'money'
group by 1) as sums) as promised
cross join lateral (select coalesce(jsonb_agg(jsonb_build_object('play', play, 'number', number, 'promised', promised::text)
order by promised desc, play, number), '[]') as numbers
from (select play, number, promised
from lottery_exposure
where numero_id = numero.id and number <> '' and promised > 0
order by promised desc, play, number
limit $) as most) as dearest
where numero.state in ('upcoming', 'open', 'closed', 'drawn') and numero.game_code = $
order by numero.closes_at, numero.id
limit $;

-- tickets/sale-store.ts: selectSaleFacts
/* planned: lottery-sale-facts */ select lottery_sale_facts($, …) as facts;

-- tickets/sale-store.ts: writeSale
/* planned: lottery-sell */ select lottery_sell(jsonb_populate_record(null::lottery_slip, $), $) as chase;

-- tickets/series-store.ts: selectSeries
select series
from sponsor
where player_id = $;

-- tickets/ticket-store.ts: lockToCancel
select lottery_lock_ticket($, …);

-- tickets/ticket-store.ts: returnTicket
select lottery_return($, 'cancelled', $, …);

-- tickets/ticket-store.ts: selectTickets
select ticket.id, numero.game_code as game, coalesce(nullif(shown.name ->> $::text, ''), shown.name ->> 'en') as name, own.family, ticket.purse, ticket.commodity, numero.id as numeroId, numero.numero, numero.state as numeroState, numero.opens_at as opensAt, numero.closes_at as closesAt, numero.draws_at as drawsAt, numero.closes_at > clock_timestamp() as isBeforeClosing, lottery_sealed(numero.*, chain.commitment) as seal, numero.result, numero.void_reason as voidReason, ticket.state, ticket.lines, ticket.notes, ticket.series, ticket.max_series as maxSeries, ticket.stake, ticket.best, ticket.paid, ticket.rebate, ticket.outcome, ticket.placed_at as placedAt, ticket.settled_at as settledAt, ticket.edition, coalesce(sale.is_cancellable, true) as isCancellable, ticket.chase_id as chaseId, ticket.salt, ticket.hash
from lottery_ticket ticket
join lottery_numero numero on numero.id = ticket.numero_id
join lottery_game own on own.game_code = numero.game_code
left join lottery_chain chain on chain.id = numero.chain_id
left join game shown on shown.game_code = numero.game_code
left join lottery_sale sale on sale.game_code = numero.game_code
where ticket.player_id = $ and ticket.id = $
order by ticket.id desc
limit $;

-- tickets/ticket-store.ts: selectTickets
select ticket.id, numero.game_code as game, coalesce(nullif(shown.name ->> $::text, ''), shown.name ->> 'en') as name, own.family, ticket.purse, ticket.commodity, numero.id as numeroId, numero.numero, numero.state as numeroState, numero.opens_at as opensAt, numero.closes_at as closesAt, numero.draws_at as drawsAt, numero.closes_at > clock_timestamp() as isBeforeClosing, lottery_sealed(numero.*, chain.commitment) as seal, numero.result, numero.void_reason as voidReason, ticket.state, ticket.lines, ticket.notes, ticket.series, ticket.max_series as maxSeries, ticket.stake, ticket.best, ticket.paid, ticket.rebate, ticket.outcome, ticket.placed_at as placedAt, ticket.settled_at as settledAt, ticket.edition, coalesce(sale.is_cancellable, true) as isCancellable, ticket.chase_id as chaseId, ticket.salt, ticket.hash
from lottery_ticket ticket
join lottery_numero numero on numero.id = ticket.numero_id
join lottery_game own on own.game_code = numero.game_code
left join lottery_chain chain on chain.id = numero.chain_id
left join game shown on shown.game_code = numero.game_code
left join lottery_sale sale on sale.game_code = numero.game_code
where ticket.player_id = $ and ticket.purse = $ and numero.game_code = $ and ticket.state = 'open'
order by ticket.id desc
limit $;
