-- Takes an open ticket back: the stake returns, whether it was spent or held. Returns false for a ticket
-- that is open no more. Its caller holds the numero, the exposure and the chase. The stake leaves the use of
-- limits where it was counted: in the hour in which the ticket was bought.
create or replace function lottery_return(p_ticket bigint, p_state text, p_actor text, p_at timestamptz)
returns boolean language plpgsql as $$
declare
  t lottery_ticket;
  v_main bigint;
  v_other bigint;
  v_own bigint;
  v_into_main bigint := 0;
begin
  update lottery_ticket set state = p_state, settled_at = p_at
  where id = p_ticket and state = 'open' returning * into t;
  if not found then return false; end if;
  if t.promises is not null then
    update lottery_exposure known set promised = promised - promise.units
    from lottery_promises(t.promises) as promise
    where known.numero_id = t.numero_id and known.play = promise.play
      and known.number = promise.number;
  end if;
  if t.is_held then update lottery_chase set held = held - t.stake where id = t.chase_id; end if;
  if t.purse = 'coins' then
    update coin_purse set coins = coins + t.stake where player_id = t.player_id;
  else
    v_own := t.stake - t.bonus_stake;
    v_main := ledger_account_of(t.player_id, 'player-main', '', t.commodity);
    if t.is_held and v_own > 0 then
      update ledger_hold set released = released + v_own
      where reference = 'round:chase:' || t.chase_id returning held_account_id into strict v_other;
    else
      v_other := ledger_account_of(null, 'house', 'play', t.commodity);
    end if;
    if v_own > 0 then
      perform house_post('lottery-return:' || t.id, 'bet-void', 'lottery:' || t.id, p_actor,
        array[v_main, v_other], array[v_own, -v_own]);
    end if;
    if t.bonus_grant is not null then
      select into_main into v_into_main
      from lottery_give_bonus(t, 'lottery-return:' || t.id || ':bonus', 'bet-void', p_actor, t.bonus_stake);
      update bonus_stake set settled_at = p_at where source = 'lottery' and round = t.id;
    end if;
    perform play_count(t.player_id, t.placed_at, -t.stake, v_into_main - t.bonus_stake, '{}');
    update bet_record set state = 'void', payout = t.stake, bonus_payout = t.bonus_stake, settled_at = p_at
    where id = t.record_id and placed_at = t.placed_at;
    insert into event (kind, topic, body) values ('balance.changed', t.player_id::text, '{}');
  end if;
  perform lottery_chase_over(t.chase_id);
  insert into event (kind, topic, body) values ('ticket.changed', t.player_id::text,
    jsonb_build_object('ticketId', t.id::text));
  return true;
end $$;
