-- The own part of a stake in a round that goes on is held until the round is over. The bonus's part is staked at
-- once: it is nobody's turnover, and what comes back of it is decided by how the bonus stands then.
create or replace function house_stake_running(
  p_round bigint, p_step integer, p_player bigint, p_commodity text, p_main bigint, p_own bigint,
  p_house bigint, p_bonus_account bigint, p_bonus bigint
) returns void language plpgsql as $$
declare
  v_name text := 'round:' || p_round || ':' || p_step;
  v_held bigint;
begin
  if p_own > 0 then
    v_held := ledger_account_of(p_player, 'player-held', '', p_commodity);
    perform house_post('hold:' || v_name, 'hold', v_name, 'player:' || p_player,
      array[p_main, v_held], array[-p_own, p_own]);
    insert into ledger_hold (player_id, from_account_id, held_account_id, reference, amount)
    values (p_player, p_main, v_held, v_name, p_own);
  end if;
  if p_bonus > 0 then
    perform house_post('bet:' || p_round || ':' || p_step || ':bonus', 'bet', 'round:' || p_round,
      'player:' || p_player, array[p_bonus_account, p_house], array[-p_bonus, p_bonus]);
  end if;
end $$;
