-- Writes a slip that was reviewed under the locks of lottery_sale_facts: tickets, records, exposure, use of
-- limits, money and events. The first ticket's stake is spent; what later numeros of a chase cost is held.
create or replace function lottery_sell(s lottery_slip, p_tickets jsonb)
returns bigint language plpgsql as $$
declare
  v_chase bigint;
  v_first jsonb := p_tickets -> 0;
  v_cost bigint := (select sum((one ->> 'stake')::bigint) from jsonb_array_elements(p_tickets) as one);
  v_held bigint := v_cost - (v_first ->> 'stake')::bigint;
  v_bonus bigint := 0;
  v_bonus_held bigint := 0;
begin
  if s.bonus_grant is not null then
    v_bonus := (v_first ->> 'bonus')::bigint;
    v_bonus_held := (select sum((one ->> 'bonus')::bigint) from jsonb_array_elements(p_tickets) as one) - v_bonus;
  end if;
  if s.stops_on_win is not null then
    insert into lottery_chase (player_id, game_code, purse, stops_on_win, state, placed_at, cost, held)
    values (s.player_id, s.game, s.purse, s.stops_on_win, 'running', s.at, v_cost, v_held)
    returning id into v_chase;
  end if;
  with sold as (
    select * from jsonb_to_recordset(p_tickets) as one (
      id bigint, numero_id bigint, request_id uuid, request_digest text, lines jsonb, stake bigint,
      best bigint, promises jsonb, salt text, hash text, is_held boolean, bonus bigint)
  ), recorded as (
    insert into bet_record (player_id, game_type, vendor_code, game_name, round, stake, bonus_stake, state,
      placed_at)
    select s.player_id, s.game_type, s.vendor, s.name, id::text, stake, bonus, 'open', s.at
    from sold where s.purse = 'money' order by id
    returning bet_record.id, round
  )
  insert into lottery_ticket (id, player_id, numero_id, request_id, request_digest, purse, commodity,
    placed_at, lines, notes, series, max_series, minor_digits, stake, best, state, is_held,
    promises, chase_id, salt, hash, record_id, bonus_grant, bonus_stake)
  select sold.id, s.player_id, sold.numero_id, sold.request_id, sold.request_digest, s.purse,
    s.commodity, s.at, sold.lines, s.notes, s.series, s.max_series, s.minor_digits, sold.stake,
    sold.best, 'open', sold.is_held, sold.promises, v_chase, sold.salt, sold.hash, recorded.id,
    case when sold.bonus > 0 then s.bonus_grant end, sold.bonus
  from sold left join recorded on recorded.round = sold.id::text;
  -- Each numero of a slip is another one, and each of its promises another row.
  if v_first -> 'promises' <> 'null' then
    update lottery_exposure known set promised = known.promised + promise.units
    from jsonb_array_elements(p_tickets) as one, lottery_promises(one -> 'promises') as promise
    where known.numero_id = (one ->> 'numero_id')::bigint and known.play = promise.play
      and known.number = promise.number;
  end if;
  if s.purse = 'coins' then
    insert into coin_purse as own (player_id, coins, filled_at)
    values (s.player_id, s.full_purse - v_cost, s.at)
    on conflict (player_id) do update set coins = own.coins - v_cost;
  else
    -- Of bonus money nothing is lost: it counts as a bet, and as won in the same moment.
    if play_count(s.player_id, s.at, v_cost, v_bonus + v_bonus_held, s.minutes) then
      perform job_add(s.watch_kind, s.player_id::text, clock_timestamp(),
        jsonb_build_object('at', s.at));
    end if;
    if v_bonus < (v_first ->> 'stake')::bigint then
      perform house_post('lottery-bet:' || (v_first ->> 'id'), 'bet', 'lottery:' || (v_first ->> 'id'),
        'player:' || s.player_id,
        array[s.main, ledger_account_of(null, 'house', 'play', s.commodity)],
        array[v_bonus - (v_first ->> 'stake')::bigint, (v_first ->> 'stake')::bigint - v_bonus]);
    end if;
    if v_bonus + v_bonus_held > 0 then perform lottery_stake_bonus(s, p_tickets); end if;
    if v_held > v_bonus_held then perform lottery_hold(s, v_chase, v_held - v_bonus_held); end if;
  end if;
  perform remember_played(s.player_id, s.game, s.at, s.recents_kept);
  insert into event (kind, topic, body)
  select kind, s.player_id::text, body from (values
    ('balance.changed', '{}'::jsonb),
    ('ticket.changed', jsonb_build_object('ticketId', v_first ->> 'id'))) as published (kind, body)
  where kind <> 'balance.changed' or s.purse = 'money';
  return v_chase;
end $$;
