-- Everything a decision in a round that runs is judged by, in one statement. Locks are taken in the house's
-- order: the player's protection, the table's round where the player leaves it by hand, the round, the balance.
create or replace function house_step_facts(
  p_player bigint, p_round bigint, p_is_hand boolean, p_at timestamptz, p_seen_since timestamptz,
  p_kinds text[], p_unset_currency text
) returns jsonb language plpgsql as $$
declare
  v_play jsonb := play_facts(p_player, p_at, p_seen_since, p_kinds);
  v_table_state text;
  v_currency text;
  v_round house_round;
  v_pair seed_pair;
  v_money jsonb := '{}';
begin
  if p_is_hand then
    -- Its keeper cannot end it while somebody leaves.
    select state into v_table_state from table_round
    where id = (select table_round_id from house_round where id = p_round and player_id = p_player) for share;
  end if;
  select * into v_round from house_round where id = p_round and player_id = p_player for no key update;
  if not found then return null; end if;
  select * into v_pair from seed_pair where id = v_round.seed_pair_id;
  select coalesce((select currency from site_setting limit 1), p_unset_currency) into v_currency;
  if v_round.state = 'open' then
    v_money := house_money(p_player, v_round.purse, v_currency, v_round.game_code,
      v_round.vendor_code, true, p_at);
  end if;
  return jsonb_build_object(
    'play', v_play,
    'currency', v_currency,
    'tableState', v_table_state,
    'round', jsonb_build_object('id', v_round.id::text, 'player_id', v_round.player_id::text,
      'purse', v_round.purse, 'game_code', v_round.game_code, 'rules', v_round.rules,
      'edition', v_round.edition, 'client_seed', v_round.client_seed, 'nonce', v_round.nonce::text,
      'choices', v_round.choices, 'steps', v_round.steps, 'staked', v_round.staked::text,
      'paid', v_round.paid::text, 'awarded', v_round.awarded::text, 'state', v_round.state,
      'opened_at', v_round.opened_at, 'changed_at', v_round.changed_at,
      'bonus_grant', v_round.bonus_grant::text, 'is_hand_late', v_round.is_hand_late),
    'pair', jsonb_build_object('commitment', v_pair.commitment, 'locked_seed', v_pair.locked_seed,
      'revealed_at', v_pair.revealed_at),
    -- The bonus's part of each stake, by its step; null for a round of own money.
    'bonusStakes', case when v_round.bonus_grant is not null then (
      select jsonb_object_agg(step, amount::text) from bonus_stake
      where source = 'inhouse' and round = v_round.id) end) || v_money;
end $$;
