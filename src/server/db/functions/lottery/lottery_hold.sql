-- What the later numeros of a chase cost is out of the player's reach, and not the house's yet.
create or replace function lottery_hold(s lottery_slip, p_chase bigint, p_amount bigint)
returns void language plpgsql as $$
declare
  v_name text := 'round:chase:' || p_chase;
  v_held bigint := ledger_account_of(s.player_id, 'player-held', '', s.commodity);
begin
  perform house_post('hold:' || v_name, 'hold', v_name, 'player:' || s.player_id,
    array[s.main, v_held], array[-p_amount, p_amount]);
  insert into ledger_hold (player_id, from_account_id, held_account_id, reference, amount)
  values (s.player_id, s.main, v_held, v_name, p_amount);
end $$;
