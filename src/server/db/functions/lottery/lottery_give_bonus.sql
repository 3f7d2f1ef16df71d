-- The bonus's part of what a ticket brings, or of a stake that returns, where the bonus stands now. Returns what
-- came into the player's main wallet, and what came to the player at all. Its caller holds the bonus and the
-- player's money (lottery_lock_money).
create or replace function lottery_give_bonus(
  t lottery_ticket, p_key text, p_kind text, p_actor text, p_part bigint, out into_main bigint, out brought bigint
) language plpgsql as $$
declare
  v_received record;
begin
  into_main := 0;
  brought := 0;
  if p_part <= 0 then return; end if;
  select * into strict v_received from bonus_receive(t.bonus_grant, p_part);
  into_main := v_received.into_main;
  brought := into_main + v_received.into_bonus;
  if brought = 0 then return; end if;
  -- What becomes the player's own was never own money staked: as a stake given back it would undo the turnover of
  -- deposits.
  perform house_post(p_key, case when into_main > 0 then 'win' else p_kind end, 'lottery:' || t.id, p_actor,
    array[case when into_main > 0 then ledger_account_of(t.player_id, 'player-main', '', t.commodity)
      else v_received.account end, ledger_account_of(null, 'house', 'play', t.commodity)],
    array[brought, -brought]);
end $$;
