-- All that a slip is judged by, in one statement. Locks are taken in the house's order: the player's
-- protection, the numeros, the balance. A numero's key share keeps its list from being sealed meanwhile.
create or replace function lottery_sale_facts(
  p_player bigint, p_request uuid, p_purse text, p_game text, p_numeros text[],
  -- What the slip would promise: a number beside each play, empty for the play as a whole.
  p_plays text[], p_numbers text[],
  p_at timestamptz, p_seen_since timestamptz, p_kinds text[], p_unset_currency text
) returns jsonb language plpgsql as $$
declare
  v_play jsonb := play_facts(p_player, p_at, p_seen_since, p_kinds);
  v_game jsonb;
  v_earlier jsonb;
  v_currency text := coalesce((select currency from site_setting limit 1), p_unset_currency);
  v_numeros jsonb;
  v_exposure jsonb;
  v_by_play boolean;
  v_by_number boolean;
  v_own jsonb;
  v_ids jsonb;
  v_available bigint;
  v_main bigint;
  v_last timestamptz;
  v_bonus_of bigint;
  v_bonus jsonb;
begin
  select jsonb_build_object('family', own.family, 'mode', own.mode, 'isStopped', own.is_stopped,
    'minSeries', own.min_series,
    -- No more than the account's own, and no less than a game sells at all.
    'maxSeries', greatest(own.min_series, least(own.max_series, coalesce(
      (select series from sponsor where player_id = p_player), own.max_series))),
    'vendor', shown.vendor_code, 'gameType', shown.game_type, 'name', shown.name, 'isShown', shown.is_shown,
    'sale', to_jsonb(sale) - 'game_code')
  into v_game
  from lottery_game own join game shown on shown.game_code = own.game_code
  left join lottery_sale sale on sale.game_code = own.game_code
  where own.game_code = p_game;
  if v_game is null then return jsonb_build_object('play', v_play); end if;
  select jsonb_build_object('id', id::text, 'digest', request_digest) into v_earlier
  from lottery_ticket where player_id = p_player and request_id = p_request;
  if v_earlier is null then
    perform from lottery_numero where game_code = p_game and numero = any (p_numeros)
    order by id for key share;
    -- Coins promise no money, so they take none of what the merchant bears.
    v_by_play := p_purse = 'money' and v_game #>> '{sale,most_exposure}' is not null;
    v_by_number := p_purse = 'money' and v_game #>> '{sale,most_per_number}' is not null;
    if v_by_play or v_by_number then
      insert into lottery_exposure (numero_id, play, number)
      select numero.id, play, number
      from lottery_numero numero, unnest(p_plays, p_numbers) as promise (play, number)
      where numero.game_code = p_game and numero.numero = any (p_numeros)
        and case number when '' then v_by_play else v_by_number end
      order by 1, 2, 3 on conflict do nothing;
      perform from lottery_exposure known
      join lottery_numero numero on numero.id = known.numero_id
      join unnest(p_plays, p_numbers) as promise (play, number) using (play, number)
      where numero.game_code = p_game and numero.numero = any (p_numeros)
      order by known.numero_id, known.play, known.number for update of known;
      select jsonb_agg(jsonb_build_object('numeroId', known.numero_id::text, 'play', play,
        'number', number, 'promised', known.promised::text))
      into v_exposure
      from lottery_exposure known
      join lottery_numero numero on numero.id = known.numero_id
      join unnest(p_plays, p_numbers) as promise (play, number) using (play, number)
      where numero.game_code = p_game and numero.numero = any (p_numeros);
    end if;
    -- The player's protection is held, so no other sale of theirs is on its way.
    -- A game without terms of its own is bounded here as well: that is the column's default.
    if p_purse = 'money'
      and (v_game ->> 'sale' is null or v_game #>> '{sale,most_per_player}' is not null) then
      select jsonb_agg(jsonb_build_object('numeroId', numero_id::text, 'promised', best::text))
      into v_own
      from (
        select ticket.numero_id, sum(ticket.best) as best
        from lottery_ticket ticket join lottery_numero numero on numero.id = ticket.numero_id
        where numero.game_code = p_game and numero.numero = any (p_numeros)
          and ticket.player_id = p_player and ticket.state = 'open' and ticket.purse = 'money'
          and ticket.promises is not null
        group by 1) as sums;
    end if;
    select jsonb_agg(nextval('lottery_ticket_id')::text)
    into v_ids from generate_series(1, cardinality(p_numeros));
  end if;
  if p_purse = 'coins' then
    select coins into v_available from coin_purse where player_id = p_player for no key update;
  else
    select own.id, balance.amount,
      (select grant_id from bonus_state
      where player_id = p_player and product = 'lottery' and state = 'active')
    into v_main, v_available, v_bonus_of from ledger_account own
    join ledger_balance balance on balance.account_id = own.id
    where own.player_id = p_player and own.kind = 'player-main' and own.subject = ''
      and own.commodity = v_currency
    for no key update of balance;
    -- Bonus money buys what closes within the bonus's days.
    if v_bonus_of is not null then
      select max(closes_at) into v_last from lottery_numero
      where game_code = p_game and numero = any (p_numeros);
      v_bonus := bonus_playable(p_player, 'lottery', p_game, v_game ->> 'vendor', v_game ->> 'gameType',
        greatest(p_at, v_last), true);
    end if;
  end if;
  -- A statement of its own: it sees what whoever held the lock before has written. And the last one: the clock is
  -- asked once there is nothing left to wait for, so whoever queued for a full number beyond the closing is refused.
  if v_earlier is null then
    select jsonb_agg(jsonb_build_object('id', own.id::text, 'numero', numero, 'state', state,
      'opensAt', opens_at, 'closesAt', closes_at, 'drawsAt', draws_at,
      'isBeforeClosing', closes_at > clock_timestamp(), 'seal', lottery_sealed(own, commitment)) order by closes_at)
    into v_numeros from lottery_numero own left join lottery_chain on lottery_chain.id = own.chain_id
    where own.game_code = p_game and numero = any (p_numeros);
  end if;
  return jsonb_build_object('play', v_play, 'game', v_game, 'earlier', v_earlier,
    'currency', v_currency, 'numeros', v_numeros, 'exposure', v_exposure, 'own', v_own, 'ids', v_ids,
    'main', v_main::text, 'available', v_available::text, 'bonus', v_bonus);
end $$;
