-- Everything a bet in one of the house's games is judged and drawn by, in one statement. Locks are taken
-- in the house's order: the player's protection, seeds (or the table's round, or the pool), pots, balance.
-- p_rules says which rules draw from a chain or a pool, and which pots a stake of them feeds.
create or replace function house_bet_facts(
  p_player bigint, p_request uuid, p_purse text, p_game text, p_at timestamptz,
  p_table_at timestamptz, p_seen_since timestamptz, p_kinds text[], p_rules jsonb,
  p_is_exclusive boolean, p_unset_currency text
) returns jsonb language plpgsql as $$
declare
  v_play jsonb := play_facts(p_player, p_at, p_seen_since, p_kinds);
  v_terms record;
  v_currency text;
  v_table_round table_round;
  v_pool ticket_pool;
  v_pair seed_pair;
  v_newest house_round;
  v_slips jsonb;
  v_pots jsonb;
  v_money jsonb;
begin
  -- Read at once, since each statement costs more than what it reads. A request's name alone leads to its
  -- round: by the player's index all their rounds would be read.
  select own.rules, own.least_stake, own.most_stake, own.cycle_ms, own.pot_times, own.enabled, game.is_shown,
    game.vendor_code, game.name,
    coalesce((select currency from site_setting limit 1), p_unset_currency) as currency,
    (select id from house_round where request_id = p_request and player_id + 0 = p_player) as earlier
  into v_terms from house_game own join game on game.game_code = own.game_code
  where own.game_code = p_game;
  if not found then return jsonb_build_object('play', v_play); end if;
  v_currency := v_terms.currency;
  if v_terms.earlier is null then
    if p_rules -> 'chain' ? v_terms.rules then
      v_table_round := house_share_table_round(p_game, p_purse, v_terms.rules, p_table_at);
      select * into v_pair from seed_pair where id = v_table_round.seed_pair_id;
      -- Each by an index of its own: either way leads to two rows at most.
      select jsonb_agg(jsonb_build_object('slip', slip, 'staked', staked::text,
        'isHere', table_round_id is not distinct from v_table_round.id)) into v_slips
      from (
        select id, slip, staked, table_round_id from house_round
        where table_round_id = v_table_round.id and player_id = p_player
        union
        select id, slip, staked, table_round_id from house_round
        where player_id = p_player and purse = p_purse and game_code = p_game and state = 'open') taken;
    elsif p_rules -> 'pool' ? v_terms.rules then
      v_pool := house_lock_pool(p_game, p_purse, v_terms.rules);
      select * into v_pair from seed_pair where id = v_pool.seed_pair_id;
    else
      v_pair := house_lock_pair(p_player, p_purse);
      select jsonb_agg(house_lock_pot(code, p_purse,
        case when p_purse = 'coins' then 'COINS' else v_currency end, p_is_exclusive) order by place)
      into v_pots
      from jsonb_array_elements_text(p_rules -> 'pots' -> v_terms.rules)
        with ordinality as fed (code, place);
    end if;
    select * into v_newest from house_round
    where player_id = p_player and purse = p_purse and game_code = p_game
    order by id desc limit 1;
  end if;
  -- A stake that may feed a pot is made with own money alone.
  v_money := house_money(p_player, p_purse, v_currency, p_game, v_terms.vendor_code, v_pots is null, p_at);
  return jsonb_build_object(
    'play', v_play,
    'currency', v_currency,
    'terms', jsonb_build_object('rules', v_terms.rules, 'least', v_terms.least_stake::text,
      'most', v_terms.most_stake::text, 'cycleMs', v_terms.cycle_ms, 'potTimes', v_terms.pot_times,
      'isEnabled', v_terms.enabled, 'isShown', v_terms.is_shown,
      'vendor', v_terms.vendor_code, 'name', v_terms.name),
    'earlier', v_terms.earlier::text,
    'newest', case when v_newest.id is not null then jsonb_build_object('state', v_newest.state,
      'openedAt', v_newest.opened_at) end,
    'slips', v_slips,
    'pair', case when v_pair.id is not null then jsonb_build_object('id', v_pair.id::text,
      'commitment', v_pair.commitment, 'locked_seed', v_pair.locked_seed,
      'client_seed', v_pair.client_seed, 'nonce', v_pair.nonce::text,
      'revealed_at', v_pair.revealed_at) end,
    'tableRoundId', v_table_round.id::text,
    'pool', case when v_pool.id is not null then jsonb_build_object('id', v_pool.id::text,
      'number', v_pool.number, 'sold', v_pool.sold) end,
    'pots', v_pots) || v_money;
end $$;
