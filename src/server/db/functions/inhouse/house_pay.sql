-- A bet in the books: stake and win in one call where the round is over, a hold where it goes on. What
-- pots take is a part of the stake's posting, and what they give a part of the win's. Of both the bonus has
-- its part, where bonus money was staked.
create or replace function house_pay(b house_bet, p_round bigint)
returns void language plpgsql as $$
declare
  v_player text := 'player:' || b.player_id;
  v_reference text := 'round:' || p_round;
  v_house bigint := coalesce(b.house, ledger_account_of(null, 'house', 'play', b.commodity));
  v_accounts bigint[];
  v_amounts bigint[];
  v_legs integer[] := '{2,2}';
  v_outcome text;
begin
  if b.paid is null then
    perform house_stake_running(p_round, 0, b.player_id, b.commodity, b.main, b.staked - coalesce(b.bonus_staked, 0),
      v_house, b.bonus_account, b.bonus_staked);
    return;
  end if;
  if b.pots = '[]' and b.bonus_grant is null then
    -- Legs stand in the order of their accounts; two are put in order without a query.
    if b.main < v_house then
      v_accounts := array[b.main, v_house, b.main, v_house];
      v_amounts := array[-b.staked, b.staked, b.paid, -b.paid];
    else
      v_accounts := array[v_house, b.main, v_house, b.main];
      v_amounts := array[b.staked, -b.staked, -b.paid, b.paid];
    end if;
  else
    with pot as (
      select ledger_account_of(null, 'jackpot', value ->> 'code', b.commodity) as account,
        (value ->> 'added')::bigint as added, (value ->> 'award')::bigint as award
      from jsonb_array_elements(b.pots))
    select array_agg(account order by transfer, account),
      array_agg(amount order by transfer, account),
      array[count(*) filter (where transfer = 1), count(*) filter (where transfer = 2)]
    into v_accounts, v_amounts, v_legs
    from (
      values (1, b.main, coalesce(b.bonus_staked, 0) - b.staked), (2, v_house, -b.paid),
        (2, b.main, b.paid - coalesce(b.bonus_paid, 0) + b.awarded),
        (1, b.bonus_account, -b.bonus_staked), (2, b.bonus_account, b.bonus_paid)
      union all select 1, v_house, b.staked - coalesce(sum(added), 0)::bigint from pot
      union all select 1, account, added from pot
      union all select 2, account, -award from pot
    ) as leg (transfer, account, amount) where amount <> 0;
  end if;
  if b.paid + b.awarded = 0 then
    select outcome into v_outcome from ledger_post('bet:' || p_round, 'bet', v_reference, v_player,
      v_accounts[:v_legs[1]], v_amounts[:v_legs[1]]);
  else
    select outcome into v_outcome from ledger_post_all(
      array['bet:' || p_round, 'win:' || p_round], array['bet', 'win'],
      array[v_reference, v_reference], array[v_player, 'house'], v_legs, v_accounts, v_amounts);
  end if;
  -- The balance was locked and looked at before, so nothing else is expected.
  if v_outcome <> 'posted' then
    raise exception 'The postings of round % were %.', p_round, v_outcome using errcode = 'VB004';
  end if;
end $$;
