-- The bonus's part of what an edition brought: paid on, or taken back, by what it differs from the edition before.
-- What is taken back lies in the bonus still; what a completed bonus has turned into own money stays the player's.
create or replace function lottery_settle_bonus(
  t lottery_ticket, p_key text, p_part bigint, p_at timestamptz, out into_main bigint, out brought bigint
) language plpgsql as $$
declare
  v_account bigint;
  v_back bigint;
begin
  select * into into_main, brought
  from lottery_give_bonus(t, 'lottery-win:' || p_key || ':bonus', 'win', 'house', p_part - t.bonus_given);
  if p_part < t.bonus_given then
    select account_id, least(t.bonus_given - p_part, amount) into v_account, v_back
    from bonus_state join ledger_balance using (account_id)
    where grant_id = t.bonus_grant and state = 'active';
    if v_back > 0 then
      perform house_post('lottery-reversal:' || p_key || ':bonus', 'win-reversal', 'lottery:' || t.id, 'house',
        array[v_account, ledger_account_of(null, 'house', 'play', t.commodity)], array[-v_back, v_back]);
      brought := -v_back;
    end if;
  end if;
  update bonus_stake set settled_at = p_at
  where source = 'lottery' and round = t.id and settled_at is null;
  update lottery_ticket set bonus_given = bonus_given + brought where id = t.id;
end $$;
