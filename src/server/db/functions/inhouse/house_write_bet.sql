-- Writes a bet that was reviewed and drawn under the locks of house_bet_facts: round, use, record, pots,
-- books or coins, jobs and events. Raises VB020 where another transaction was first to make the player's
-- seeds, a pot or a pool: the gateway then begins again.
create or replace function house_write_bet(p_bet jsonb) returns bigint language plpgsql as $$
declare
  b house_bet := jsonb_populate_record(null::house_bet, p_bet);
  v_round bigint;
  v_changed jsonb;
begin
  if b.new_pair is not null then b.pair_id := house_insert_pair(b.player_id, b.purse, b.new_pair, b.at); end if;
  if b.new_pool is not null then
    select id, seed_pair_id into b.pool_id, b.pair_id
    from house_open_pool(b.game, b.purse, b.rules, b.new_pool, b.at);
  end if;
  if b.pool_id is not null then
    update ticket_pool set sold = sold + 1, closed_at = case when b.next_pool is not null then b.at end
    where id = b.pool_id;
    if b.next_pool is not null then
      -- Nothing is left that its seed could give away, and no ticket is sold that cannot win.
      update seed_pair set revealed_at = b.at where id = b.pair_id;
      perform house_open_pool(b.game, b.purse, b.rules, b.next_pool, b.at);
    end if;
  elsif b.table_round_id is null then
    update seed_pair set nonce = nonce + 1 where id = b.pair_id;
  end if;
  insert into house_round (
    player_id, request_id, purse, game_code, vendor_code, rules, edition, seed_pair_id, client_seed,
    nonce, choices, staked, paid, awarded, state, opened_at, changed_at, table_round_id, slip, pool_id,
    ticket, bonus_grant)
  values (
    b.player_id, b.request_id, b.purse, b.game, b.vendor, b.rules, b.edition, b.pair_id,
    b.client_seed, b.nonce, b.choices, b.staked, b.paid, b.awarded,
    case when b.paid is null then 'open' else 'done' end, b.at, b.at, b.table_round_id, b.slip, b.pool_id,
    b.ticket, b.bonus_grant)
  returning id into v_round;
  if b.bonus_grant is not null then
    insert into bonus_stake (source, round, step, grant_id, amount, settled_at)
    values ('inhouse', v_round, 0, b.bonus_grant, b.bonus_staked, case when b.paid is not null then b.at end);
  end if;
  v_changed := jsonb_build_object('roundId', v_round::text, 'steps', 0);
  if b.purse = 'money' then
    -- Of bonus money nothing is lost: it counts as a bet, and as won in the same moment.
    if play_count(b.player_id, b.at, b.staked,
      coalesce(b.paid - coalesce(b.bonus_paid, 0), 0) + coalesce(b.bonus_staked, 0) + b.awarded, b.minutes) then
      perform job_add(b.watch_kind, b.player_id::text, clock_timestamp(),
        jsonb_build_object('at', b.at));
    end if;
    insert into bet_record (
      player_id, game_type, vendor_code, game_name, round, stake, bonus_stake, payout, bonus_payout, state,
      placed_at, settled_at)
    values (
      b.player_id, 'INHOUSE', b.vendor, b.name, v_round, b.staked, coalesce(b.bonus_staked, 0),
      -- What pots give is the player's own.
      b.paid + b.awarded, coalesce(b.bonus_paid, 0),
      -- Less than the stake is no win, whatever a game may call it.
      case when b.paid is null then 'open' when b.paid + b.awarded > b.staked then 'won'
        else 'lost' end,
      b.at, case when b.paid is not null then b.at end);
  end if;
  perform remember_played(b.player_id, b.game, b.at, b.recents_kept);
  if b.pots <> '[]' then perform house_feed_pots(b, v_round); end if;
  if b.paid is null and b.table_round_id is null then
    perform job_add(b.left_kind, v_round::text, b.left_due,
      jsonb_build_object('playerId', b.player_id::text));
  end if;
  if b.purse = 'money' then
    perform house_pay(b, v_round);
  else
    insert into coin_purse as own (player_id, coins, filled_at)
    values (b.player_id, b.full_purse - b.staked + coalesce(b.paid, 0) + b.awarded, b.at)
    on conflict (player_id) do update
      set coins = own.coins - b.staked + coalesce(b.paid, 0) + b.awarded;
  end if;
  if b.purse = 'money' then
    insert into event (kind, topic, body) values
      ('round.changed', b.player_id::text, v_changed), ('balance.changed', b.player_id::text, '{}');
  else
    insert into event (kind, topic, body) values ('round.changed', b.player_id::text, v_changed);
  end if;
  return v_round;
end $$;
