-- Uses the nonce, locks the player's protection row and balance, and returns what a vendor's callback
-- is judged by. It judges nothing itself: the rules stand in review-callback.ts.
-- p_access: 'read' locks nothing, 'change' locks, 'stake' adds the facts of protection.
create or replace function vendor_callback_facts(
  p_access text, p_vendor text, p_nonce text, p_at timestamptz, p_player text, p_transaction text,
  p_of text, p_session bytea, p_game text, p_round text, p_seen_since timestamptz, p_kinds text[]
) returns jsonb language plpgsql as $$
declare
  v_currency text := (select currency from site_setting);
  v_player bigint;
  v_play jsonb;
  v_earlier vendor_transaction;
  v_bet vendor_transaction;
  v_round vendor_round;
  v_balance bigint;
  v_has_bonus boolean;
  v_game game;
  v_bonus jsonb;
begin
  if p_nonce is not null then
    insert into vendor_nonce (vendor_code, nonce, received_at)
    values (p_vendor, p_nonce, p_at) on conflict do nothing;
    if not found then return jsonb_build_object('isNonceUsed', true); end if;
  end if;
  select player_id into v_player from vendor_player where name = p_player and vendor_code = p_vendor;
  if not found then
    return jsonb_build_object('isNonceUsed', false, 'playerId', null, 'currency', v_currency);
  end if;
  if p_access = 'read' then
    -- A nonce that is lost in a crash harms nobody here, so the answer does not wait for the disk.
    perform set_config('synchronous_commit', 'off', true);
  elsif p_access = 'stake' then
    v_play := play_facts(v_player, p_at, p_seen_since, p_kinds);
  else
    -- A player's callbacks wait for one another here, and for every other transaction that moves their money.
    perform from protection where player_id = v_player for no key update;
    if not found then
      insert into protection (player_id) values (v_player) on conflict do nothing;
      perform from protection where player_id = v_player for no key update;
    end if;
  end if;
  select * into v_earlier from vendor_transaction
  where vendor_code = p_vendor and transaction = p_transaction;
  select * into v_bet from vendor_transaction where vendor_code = p_vendor and transaction = p_of;
  if v_bet.id is not null then
    select * into v_round from vendor_round where id = v_bet.round_id;
  else
    select * into v_round from vendor_round
    where vendor_code = p_vendor and round = p_round and player_id = v_player;
  end if;
  if p_access = 'change' and v_round.bonus_grant is not null then
    -- A bonus before its money: settlements of the lottery hold both in this order, and not the lock above.
    perform from bonus_state where grant_id = v_round.bonus_grant for no key update;
  end if;
  if p_access = 'read' then
    select balance.amount, exists (
      select from bonus_state where player_id = v_player and state = 'active')
    into v_balance, v_has_bonus from ledger_account account
    join ledger_balance balance on balance.account_id = account.id
    where account.player_id = v_player and account.kind = 'player-main' and account.subject = ''
      and account.commodity = v_currency;
  else
    -- Transfers move this money without the lock above.
    select balance.amount, exists (
      select from bonus_state where player_id = v_player and state = 'active')
    into v_balance, v_has_bonus from ledger_account account
    join ledger_balance balance on balance.account_id = account.id
    where account.player_id = v_player and account.kind = 'player-main' and account.subject = ''
      and account.commodity = v_currency
    for no key update of balance;
  end if;
  -- What can be staked differs by game: bonus money is told where it may be played.
  if v_has_bonus then
    select * into v_game from game
    where game_code = coalesce(v_round.game_code, p_game) and vendor_code = p_vendor;
    v_bonus := bonus_playable(v_player, bonus_product_of(v_game.game_type), v_game.game_code, p_vendor,
      v_game.game_type, p_at, p_access <> 'read');
  end if;
  return jsonb_build_object(
    'isNonceUsed', false,
    'playerId', v_player::text,
    'currency', v_currency,
    'balance', coalesce(v_balance, 0)::text,
    'bonus', v_bonus,
    'isTrialPlayer', (select type = 4 from player where id = v_player),
    'earlier', case when v_earlier.id is not null then vendor_transaction_facts(v_earlier) end,
    'bet', case when v_bet.id is not null then vendor_transaction_facts(v_bet) end,
    'round', case when v_round.id is not null then jsonb_build_object(
      'id', v_round.id::text, 'name', v_round.round, 'game', v_round.game_code,
      'state', v_round.state, 'bets', v_round.bets, 'staked', v_round.staked::text,
      'won', v_round.won::text, 'bonusGrant', v_round.bonus_grant::text,
      'bonusStaked', v_round.bonus_staked::text, 'openedAt', v_round.opened_at, 'changedAt', v_round.changed_at) end,
    'isClosed', (
      select status.is_maintenance
        and (status.maintenance_end is null or status.maintenance_end > p_at)
      from site_status status),
    'isVendorOpen', exists (
      select from vendor join vendor_link link on link.vendor_code = vendor.code
      where vendor.code = p_vendor and vendor.enabled and link.enabled
        and link.wallet = 'seamless'),
    'session', (
      select jsonb_build_object('mode', own.mode, 'endedAt', own.ended_at, 'login',
        jsonb_build_object('id', login.id, 'seenAt', login.seen_at,
          'expiresAt', login.expires_at, 'endedAt', login.ended_at))
      from vendor_session own join session login on login.id = own.session_id
      where own.token_hash = p_session and own.vendor_code = p_vendor
        and own.player_id = v_player),
    'game', (
      select jsonb_build_object('isShown', is_shown, 'type', game_type, 'name', name)
      from game where game_code = p_game and vendor_code = p_vendor),
    'play', v_play);
end $$;
