-- Writes what review-callback.ts decided, under the locks of vendor_callback_facts: the transaction,
-- its round, bet record, use, books, session, job and event. Null, and nothing written, if the callback
-- of another player took the same name a moment ago.
create or replace function vendor_write_callback(p_change jsonb)
returns jsonb language plpgsql as $$
declare
  c vendor_change := jsonb_populate_record(null::vendor_change, p_change);
  v_round vendor_round;
  v_id bigint := case when c.opens then nextval('vendor_round_id_seq') else c.round_id end;
  v_posted bigint := vendor_insert_transaction(c, v_id);
  v_key text := 'vendor:' || c.vendor || ':' || c.transaction;
  v_own_staked bigint := c.staked - coalesce(c.bonus_staked, 0);
  v_own_paid bigint := c.paid - coalesce(c.bonus_paid, 0);
  v_into_main bigint := 0;
  v_reference text := coalesce('vendor-round:' || v_id, 'vendor-promotion:' || v_posted);
begin
  if v_posted is null then return null; end if;
  if c.takes_back is not null then
    update vendor_transaction set taken_back_by = c.transaction
    where vendor_code = c.vendor and transaction = c.takes_back;
  end if;
  if c.opens then
    insert into vendor_round (
      id, vendor_code, player_id, round, game_code, game_type, bets, staked, won, state, opened_at,
      changed_at, bonus_grant, bonus_staked, bonus_paid)
    overriding system value values (
      v_id, c.vendor, c.player_id, c.round, c.game, c.game_type, c.bets, c.round_staked,
      c.round_won, c.state, c.at, c.at, c.bonus_grant, coalesce(c.round_bonus, 0),
      coalesce(c.bonus_paid, 0));
    insert into bet_record (
      player_id, game_type, vendor_code, game_name, round, stake, bonus_stake, payout, bonus_payout, state,
      placed_at, settled_at)
    values (
      c.player_id, c.game_type, c.vendor, c.game_name, c.round, c.round_staked,
      coalesce(c.round_bonus, 0), case when c.state <> 'open' then c.round_won end,
      case when c.state <> 'open' then coalesce(c.bonus_paid, 0) else 0 end,
      case when c.state = 'open' then 'open' when c.round_won > c.round_staked then 'won'
        else 'lost' end,
      c.at, case when c.state <> 'open' then c.at end);
  elsif c.bets is not null then
    update vendor_round set
      bets = bets + c.bets, staked = staked + c.round_staked, won = won + c.round_won,
      jackpot = jackpot + c.round_jackpot, returned = c.round_returned,
      bonus_grant = coalesce(bonus_grant, c.bonus_grant), bonus_staked = bonus_staked + coalesce(c.round_bonus, 0),
      -- A stake that is taken back was never won.
      bonus_paid = bonus_paid + case when c.takes_back is null then coalesce(c.bonus_paid, 0) else 0 end,
      state = c.state, changed_at = c.at
    where id = v_id returning * into v_round;
    perform vendor_record(v_round);
  end if;
  if c.bonus_grant is not null then v_into_main := vendor_move_bonus(c, v_id); end if;
  if v_id is not null and (c.staked > 0 or c.paid > 0) then
    -- Of bonus money nothing is lost: it counts as a bet, and as won in the same moment.
    if play_count(c.player_id, c.at, c.staked, v_own_paid + v_into_main + c.staked - v_own_staked, c.minutes) then
      -- Playing at a vendor keeps the login awake.
      update session set seen_at = c.at
      where id = c.session_id and ended_at is null and seen_at < c.at;
      perform job_add(c.watch_kind, c.player_id::text, clock_timestamp(),
        jsonb_build_object('at', c.at));
    end if;
  end if;
  perform vendor_move(c, v_key, 'bet', v_reference, -v_own_staked);
  -- A whole round is one transaction and two postings, so its win needs a key of its own.
  perform vendor_move(c, case when c.operation = 'bet-and-win' then 'vendor-win:' || c.vendor || ':'
    || c.transaction else v_key end, c.paid_as, v_reference, v_own_paid);
  insert into event (kind, topic, body) values ('balance.changed', c.player_id::text, '{}');
  return jsonb_build_object('posted', v_posted::text, 'balance', (coalesce((
    select balance.amount from ledger_account account
    join ledger_balance balance on balance.account_id = account.id
    where account.player_id = c.player_id and account.kind = 'player-main'
      and account.subject = '' and account.commodity = c.currency), 0)
    + coalesce((select amount from ledger_balance where account_id = c.shown_bonus), 0))::text);
end $$;
