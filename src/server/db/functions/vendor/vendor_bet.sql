create or replace function vendor_bet(w vendor_wish) returns vendor_answer language plpgsql as $$
declare
  a vendor_answer;
  opened record;
  played record;
  r vendor_round;
  main bigint;
  is_whole boolean := w.operation = 'bet-and-win';
begin
  select own.mode, own.clear_until, own.clear_minutes into opened
  from vendor_session own join session login on login.id = own.session_id
  where own.token_hash = w.session and own.vendor_code = w.vendor
    and own.player_id = w.player_id and own.ended_at is null and login.ended_at is null
    and login.expires_at > w.at and login.seen_at > w.idle_since;
  if not found then return vendor_refuse('session.over'); end if;
  if w.is_shut or not exists (
    select from vendor join vendor_link link on link.vendor_code = vendor.code
    where vendor.code = w.vendor and vendor.enabled and link.enabled
      and link.wallet = 'seamless') then
    return vendor_refuse('vendor.closed');
  end if;
  select is_shown, game_type, name into played from game
  where game_code = w.game and vendor_code = w.vendor;
  if not found then return vendor_refuse('game.unknown'); end if;
  if not played.is_shown then return vendor_refuse('game.closed'); end if;
  select * into r from vendor_round
  where vendor_code = w.vendor and round = w.round and player_id = w.player_id;
  if r.state <> 'open' then return vendor_refuse('round.over'); end if;
  if r.game_code <> w.game or r.id is not null and is_whole then
    return vendor_refuse('transaction.conflict');
  end if;
  if opened.mode = 'trial' then return vendor_refuse('play.stopped', 'trial'); end if;
  if w.stopped is not null then return vendor_refuse('play.stopped', w.stopped); end if;
  if not w.is_asked and vendor_must_ask(w, opened.clear_until, opened.clear_minutes) then
    a := vendor_refuse('ask');
    a.player_id := w.player_id;
    return a;
  end if;
  -- Others move this money too, without the lock that is held already.
  select account.id, balance.amount into main, a.balance from ledger_account account
  join ledger_balance balance on balance.account_id = account.id
  where account.player_id = w.player_id and account.kind = 'player-main'
    and account.subject = '' and account.commodity = w.commodity
  for no key update of balance;
  a.balance := coalesce(a.balance, 0);
  if a.balance < w.bet then return vendor_refuse('wallet.short'); end if;
  return vendor_take(w, r, a, played.game_type, played.name);
end $$;
