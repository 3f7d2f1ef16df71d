-- Writes a step that was reviewed under the locks of house_step_facts: round, record, use, books or coins, jobs and
-- events. Where the round ends with it, or is taken back, it is settled.
create or replace function house_write_step(p_step jsonb) returns void language plpgsql as $$
declare
  s house_step := jsonb_populate_record(null::house_step, p_step);
  v_round house_round;
  v_won bigint := 0;
begin
  update house_round set steps = s.steps, staked = s.staked, paid = s.paid,
    state = case when s.paid is null then 'open' when s.is_void then 'void' else 'done' end,
    changed_at = s.at, changed_xid = pg_current_xact_id(), bonus_grant = s.bonus_grant
  where id = s.round returning * into strict v_round;
  if s.paid is not null then delete from job where kind = s.left_kind and key = s.round::text; end if;
  insert into event (kind, topic, body) values ('round.changed', s.player_id::text,
    jsonb_build_object('roundId', s.round::text, 'steps', jsonb_array_length(s.steps::jsonb)));
  -- A step that neither stakes more nor ends the round moves no money.
  if s.more = 0 and s.paid is null then return; end if;
  if s.purse = 'coins' then
    insert into coin_purse as own (player_id, coins, filled_at)
    values (s.player_id, s.full_purse - s.more + coalesce(s.paid, 0), s.at)
    on conflict (player_id) do update set coins = own.coins - s.more + coalesce(s.paid, 0);
    return;
  end if;
  s.house := coalesce(s.house, ledger_account_of(null, 'house', 'play', s.commodity));
  if s.more > 0 then
    -- Where the round ends with this step, its own part is staked by the settlement and held by nobody.
    perform house_stake_running(s.round, s.step, s.player_id, s.commodity, s.main,
      case when s.paid is null then s.more - s.bonus_staked else 0 end,
      s.house, s.bonus_account, s.bonus_staked);
    if s.bonus_staked > 0 then
      insert into bonus_stake (source, round, step, grant_id, amount)
      values ('inhouse', s.round, s.step, s.bonus_grant, s.bonus_staked);
    end if;
  end if;
  if s.paid is not null then v_won := house_settle(s); end if;
  -- Of bonus money nothing is lost: it counts as a bet, and as won in the same moment.
  if (s.more > 0 or v_won > 0)
    and play_count(s.player_id, s.at, s.more, v_won + s.bonus_staked, s.minutes) then
    perform job_add(s.watch_kind, s.player_id::text, clock_timestamp(), jsonb_build_object('at', s.at));
  end if;
  update bet_record set stake = s.staked, bonus_stake = bonus_stake + s.bonus_staked, payout = s.paid,
    bonus_payout = case when s.paid is not null then s.bonus_paid else 0 end,
    -- Less than the stake is no win, whatever a game may call it.
    state = case when s.paid is null then 'open' when s.is_void then 'void'
      when s.paid > s.staked then 'won' else 'lost' end,
    settled_at = case when s.paid is not null then s.at end
  -- The time leaves one month to look into.
  where placed_at = v_round.opened_at and vendor_code = v_round.vendor_code
    and round = s.round::text and player_id = s.player_id;
  insert into event (kind, topic, body) values ('balance.changed', s.player_id::text, '{}');
end $$;
