-- What a stake is paid with: the player's balance, locked, the bonus that may add to it, and the house's account.
create or replace function house_money(
  p_player bigint, p_purse text, p_currency text, p_game text, p_vendor text, p_takes_bonus boolean,
  p_at timestamptz
) returns jsonb language plpgsql as $$
declare
  v_main bigint;
  v_available bigint;
  v_house bigint;
  v_bonus_of bigint;
begin
  if p_purse = 'coins' then
    select coins into v_available from coin_purse where player_id = p_player for no key update;
  else
    select own.id, balance.amount,
      (select id from ledger_account
      where player_id is null and kind = 'house' and subject = 'play' and commodity = p_currency),
      (select grant_id from bonus_state
      where player_id = p_player and product = 'casino' and state = 'active')
    into v_main, v_available, v_house, v_bonus_of from ledger_account own
    join ledger_balance balance on balance.account_id = own.id
    where own.player_id = p_player and own.kind = 'player-main' and own.subject = ''
      and own.commodity = p_currency
    for no key update of balance;
  end if;
  return jsonb_build_object('main', v_main::text, 'house', v_house::text,
    'available', v_available::text,
    'bonus', case when v_bonus_of is not null and p_takes_bonus then
      bonus_playable(p_player, 'casino', p_game, p_vendor, 'INHOUSE', p_at, true) end);
end $$;
