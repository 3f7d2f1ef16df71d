-- The own part of a round that goes on is held until the round is over. The bonus's part is staked at once: it is
-- nobody's turnover, and what comes back of it is decided by how the bonus stands then.
create or replace function house_hold(b house_bet, p_round bigint)
returns void language plpgsql as $$
declare
  v_name text := 'round:' || p_round || ':0';
  v_own bigint := b.staked - coalesce(b.bonus_staked, 0);
  v_held bigint;
begin
  if v_own > 0 then
    v_held := ledger_account_of(b.player_id, 'player-held', '', b.commodity);
    perform house_post('hold:' || v_name, 'hold', v_name, 'player:' || b.player_id,
      array[b.main, v_held], array[-v_own, v_own]);
    insert into ledger_hold (player_id, from_account_id, held_account_id, reference, amount)
    values (b.player_id, b.main, v_held, v_name, v_own);
  end if;
  if b.bonus_grant is not null then
    perform house_post('bet:' || p_round || ':0:bonus', 'bet', 'round:' || p_round, 'player:' || b.player_id,
      array[b.bonus_account, coalesce(b.house, ledger_account_of(null, 'house', 'play', b.commodity))],
      array[-b.bonus_staked, b.bonus_staked]);
  end if;
end $$;
