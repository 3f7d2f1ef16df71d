-- The bonus that a stake in this game may use; null where there is none. Whoever stakes holds the player's protection,
-- which every change of a bonus takes first, and locks its balance here (p_locks). A mere look locks nothing.
create or replace function bonus_playable(
  p_player bigint, p_product text, p_game text, p_vendor text, p_class text, p_at timestamptz,
  p_locks boolean
) returns jsonb language plpgsql as $$
declare
  v_bonus bonus_state;
  v_balance bigint;
begin
  select * into v_bonus from bonus_state
  where player_id = p_player and product = p_product and state = 'active';
  if not found or v_bonus.paused_at is not null or v_bonus.withdrawn_at is not null or v_bonus.expires_at <= p_at
    or bonus_weight(v_bonus.terms, p_game, p_vendor, p_class) = 0 then
    return null;
  end if;
  if p_locks then
    select amount into v_balance from ledger_balance
    where account_id = v_bonus.account_id for no key update;
  else
    select amount into v_balance from ledger_balance where account_id = v_bonus.account_id;
  end if;
  return jsonb_build_object('grantId', v_bonus.grant_id::text, 'account', v_bonus.account_id::text,
    'balance', v_balance::text, 'capStake', v_bonus.cap_stake::text);
end $$;
