-- Writes what one ticket brought by an edition of its result. What an earlier edition paid is taken back, as
-- far as it still lies in the player's wallet; the rest stays with the player and is seen in `given`.
create or replace function lottery_pay(
  p_ticket bigint, p_edition integer, p_state text, p_paid bigint, p_rebate bigint, p_outcome jsonb,
  p_valid bigint, p_at timestamptz
) returns void language plpgsql as $$
declare
  t lottery_ticket;
  v_due bigint := p_paid + p_rebate;
  -- Of both what is the bonus's part, rounded down.
  v_paid bigint := p_paid;
  v_rebate bigint := p_rebate;
  v_won bigint;
  v_given record;
  v_reference text := 'lottery:' || p_ticket;
  v_key text := p_ticket || ':' || p_edition;
  v_main bigint;
  v_house bigint;
  v_held bigint;
  v_back bigint := 0;
begin
  select * into strict t from lottery_ticket where id = p_ticket;
  if t.purse = 'coins' then
    update coin_purse set coins = greatest(0, coins + v_due - t.given) where player_id = t.player_id;
  else
    v_main := ledger_account_of(t.player_id, 'player-main', '', t.commodity);
    v_house := ledger_account_of(null, 'house', 'play', t.commodity);
    v_paid := p_paid - bonus_part_of(p_paid, t.stake, t.bonus_stake);
    v_rebate := p_rebate - bonus_part_of(p_rebate, t.stake, t.bonus_stake);
    v_won := v_paid - (t.paid - bonus_part_of(t.paid, t.stake, t.bonus_stake));
    v_due := v_paid + v_rebate;
    if t.is_held and t.edition = 0 and t.bonus_stake < t.stake then
      update ledger_hold set captured = captured + t.stake - t.bonus_stake
      where reference = 'round:chase:' || t.chase_id returning held_account_id into strict v_held;
      perform house_post('lottery-bet:' || t.id, 'bet', v_reference, 'player:' || t.player_id,
        array[v_held, v_house], array[t.bonus_stake - t.stake, t.stake - t.bonus_stake]);
    end if;
    if v_paid > 0 then
      perform house_post('lottery-win:' || v_key, 'win', v_reference, 'house',
        array[v_main, v_house], array[v_paid, -v_paid]);
    end if;
    if v_rebate > 0 then
      perform house_post('lottery-rebate:' || v_key, 'rebate', v_reference, 'house',
        array[v_main, v_house], array[v_rebate, -v_rebate]);
    end if;
    if t.given > 0 then
      select least(t.given, amount) into v_back from ledger_balance
      where account_id = v_main for no key update;
      if v_back > 0 then
        perform house_post('lottery-reversal:' || v_key, 'win-reversal', v_reference, 'house',
          array[v_main, v_house], array[-v_back, v_back]);
      end if;
    end if;
    if t.bonus_grant is not null then
      select * into v_given from lottery_settle_bonus(t, v_key, p_paid + p_rebate - v_due, p_at);
      v_won := v_won + v_given.into_main;
    end if;
    perform play_count(t.player_id, p_at, 0, v_won, '{}');
    update bet_record set payout = p_paid, bonus_payout = p_paid - v_paid, settled_at = p_at, valid_stake = p_valid,
      -- Less than the stake is no win, whatever a line may have won.
      state = case when p_paid > t.stake then 'won' else 'lost' end
    where id = t.record_id and placed_at = t.placed_at;
  end if;
  if t.is_held and t.edition = 0 then
    update lottery_chase set held = held - t.stake where id = t.chase_id;
  end if;
  update lottery_ticket set state = p_state, edition = p_edition, paid = p_paid, rebate = p_rebate,
    given = case when purse = 'coins' then v_due else t.given + v_due - v_back end,
    outcome = p_outcome, settled_at = p_at
  where id = t.id;
end $$;
