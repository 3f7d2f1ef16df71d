-- A bet in the books: stake and win where the round is over, a hold where it goes on. What pots take is
-- added to the stake's posting, and what they give to the win's.
create or replace function house_pay(b house_bet, p_round bigint)
returns void language plpgsql as $$
declare
  v_player text := 'player:' || b.player_id;
  v_reference text := 'round:' || p_round;
  v_house bigint;
  v_pots bigint[] := '{}';
  v_added bigint[] := '{}';
  v_award bigint[] := '{}';
  v_taken bigint := 0;
begin
  if b.paid is null then
    perform house_hold(b, p_round);
    return;
  end if;
  v_house := ledger_account_of(null, 'house', 'play', b.commodity);
  if b.pots <> '[]' then
    select array_agg(ledger_account_of(null, 'jackpot', pot ->> 'code', b.commodity)),
      array_agg((pot ->> 'added')::bigint), array_agg(-(pot ->> 'award')::bigint),
      sum((pot ->> 'added')::bigint)
    into v_pots, v_added, v_award, v_taken from jsonb_array_elements(b.pots) as pot;
  end if;
  perform house_post('bet:' || p_round, 'bet', v_reference, v_player,
    array[b.main, v_house] || v_pots, array[-b.staked, b.staked - v_taken] || v_added);
  if b.paid + b.awarded > 0 then
    perform house_post('win:' || p_round, 'win', v_reference, 'house',
      array[b.main, v_house] || v_pots, array[b.paid + b.awarded, -b.paid] || v_award);
  end if;
end $$;
