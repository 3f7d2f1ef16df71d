-- Writes the fact of a settled bet, in the transaction that settles it; later changes as differences.
create or replace function settled_bet() returns trigger language plpgsql as $$
declare
  v_counted constant boolean := new.state in ('won', 'lost');
  v_stake bigint := case when v_counted then new.stake else 0 end;
  v_payout bigint := case when v_counted then new.payout else 0 end;
  v_valid bigint := valid_stake_of(new.state, new.stake, new.payout, new.valid_stake);
  -- Of what counts the bonus's part.
  v_bonus bigint := bonus_part_of(v_valid, new.stake, new.bonus_stake);
  v_bonus_stake bigint := case when v_counted then new.bonus_stake else 0 end;
  v_bonus_payout bigint := case when v_counted then new.bonus_payout else 0 end;
  v_old_valid bigint;
  v_kind text := 'bet';
begin
  if tg_op = 'UPDATE' and old.state in ('won', 'lost') then
    v_old_valid := valid_stake_of(old.state, old.stake, old.payout, old.valid_stake);
    v_stake := v_stake - old.stake;
    v_payout := v_payout - old.payout;
    v_valid := v_valid - v_old_valid;
    v_bonus := v_bonus - bonus_part_of(v_old_valid, old.stake, old.bonus_stake);
    v_bonus_stake := v_bonus_stake - old.bonus_stake;
    v_bonus_payout := v_bonus_payout - old.bonus_payout;
    v_kind := case when v_counted then 'bet-changed' else 'bet-undone' end;
  elsif not v_counted then
    return null;
  end if;
  -- A change of nothing that counts is no fact.
  if v_kind <> 'bet' and v_stake = 0 and v_payout = 0 and v_valid = 0 and v_bonus_stake = 0 and v_bonus_payout = 0 then
    return null;
  end if;
  insert into settled_fact (player_id, kind, class, vendor, stake, payout, valid, bonus, bonus_stake, bonus_payout,
    currency, happened_at, source_kind, source_ref)
  select new.player_id, v_kind, new.game_type, new.vendor_code, v_stake, v_payout, v_valid, v_bonus,
    v_bonus_stake, v_bonus_payout,
    coalesce((select currency from site_setting), 'USD'), coalesce(new.settled_at, clock_timestamp()),
    'bet', new.round
  from player where id = new.player_id and type <> 4;
  return null;
end $$;
