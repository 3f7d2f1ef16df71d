-- The stake of a round that goes on is held until the round is over.
create or replace function house_hold(b house_bet, p_round bigint)
returns void language plpgsql as $$
declare
  v_name text := 'round:' || p_round || ':0';
  v_held bigint := ledger_account_of(b.player_id, 'player-held', '', b.commodity);
begin
  perform house_post('hold:' || v_name, 'hold', v_name, 'player:' || b.player_id,
    array[b.main, v_held], array[-b.staked, b.staked]);
  insert into ledger_hold (player_id, from_account_id, held_account_id, reference, amount)
  values (b.player_id, b.main, v_held, v_name, b.staked);
end $$;
