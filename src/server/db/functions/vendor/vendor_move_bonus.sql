-- The bonus's part of a stake and of a payment. Of a payment it goes where the bonus stands now; returns what came
-- into the player's main wallet.
create or replace function vendor_move_bonus(c vendor_change, p_round bigint) returns bigint language plpgsql as $$
declare
  v_name text := c.vendor || ':' || c.transaction;
  v_reference text := 'vendor-round:' || p_round;
  v_settlement bigint := ledger_account_of(null, 'vendor-settlement', c.vendor, c.currency);
  v_received record;
  v_forfeited bigint;
begin
  if c.bonus_staked > 0 then
    insert into bonus_stake (source, round, step, grant_id, amount)
    select 'vendor', p_round, count(*), c.bonus_grant, c.bonus_staked
    from bonus_stake where source = 'vendor' and round = p_round;
    perform house_post('vendor-bonus-bet:' || v_name, 'bet', v_reference, 'vendor:' || c.vendor,
      array[c.bonus_account, v_settlement], array[-c.bonus_staked, c.bonus_staked]);
  end if;
  if c.state <> 'open' then
    update bonus_stake set settled_at = c.at
    where source = 'vendor' and round = p_round and settled_at is null;
  end if;
  if coalesce(c.bonus_paid, 0) = 0 then return 0; end if;
  select * into strict v_received from bonus_receive(c.bonus_grant, c.bonus_paid);
  if v_received.into_bonus + v_received.into_main > 0 then
    -- What becomes the player's own was never own money staked: as a stake given back it would undo the turnover
    -- of deposits.
    perform house_post('vendor-bonus-paid:' || v_name,
      case when v_received.into_main > 0 then 'win' else c.paid_as end, v_reference, 'vendor:' || c.vendor,
      array[case when v_received.into_main > 0 then ledger_account_of(c.player_id, 'player-main', '', c.currency)
        else v_received.account end, v_settlement],
      array[v_received.into_bonus + v_received.into_main, -v_received.into_bonus - v_received.into_main]);
  end if;
  -- The vendor owes it all the same: what no bonus takes any more is the house's.
  v_forfeited := c.bonus_paid - v_received.into_bonus - v_received.into_main;
  if v_forfeited > 0 then
    perform house_post('vendor-bonus-forfeited:' || v_name, 'bonus-forfeited', v_reference, 'vendor:' || c.vendor,
      array[v_settlement, ledger_account_of(null, 'house', 'play', c.currency)], array[-v_forfeited, v_forfeited]);
  end if;
  return v_received.into_main;
end $$;
