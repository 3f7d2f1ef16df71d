create or replace function vendor_take(
  w vendor_wish, r vendor_round, a vendor_answer, p_game_type text, p_name jsonb
) returns vendor_answer language plpgsql as $$
declare
  is_new boolean := r.id is null;
  is_whole boolean := w.operation = 'bet-and-win';
begin
  if is_new then r.id := nextval('vendor_round_id_seq'); end if;
  a.posted := vendor_write(w, r.id, w.bet, w.win);
  if a.posted is null then return vendor_refuse('transaction.conflict'); end if;
  if is_new then
    insert into vendor_round (
      id, vendor_code, player_id, round, game_code, game_type, bets, staked, won, state,
      opened_at, changed_at)
    overriding system value values (
      r.id, w.vendor, w.player_id, w.round, w.game, p_game_type, 1, w.bet, w.win,
      case when is_whole then 'completed' else 'open' end, w.at, w.at)
    returning * into r;
    insert into bet_record (
      player_id, game_type, vendor_code, game_name, round, stake, payout, state, placed_at,
      settled_at)
    values (
      r.player_id, r.game_type, r.vendor_code, p_name, r.round, r.staked,
      case when is_whole then r.won end,
      case when not is_whole then 'open' when r.won > r.staked then 'won' else 'lost' end,
      w.at, case when is_whole then w.at end);
  else
    update vendor_round set bets = bets + 1, staked = staked + w.bet, changed_at = w.at
    where id = r.id returning * into r;
    perform vendor_record(r);
  end if;
  perform vendor_move(w, 'vendor:' || w.vendor || ':' || w.transaction, 'bet',
    'vendor-round:' || r.id, -w.bet);
  perform vendor_move(w, 'vendor-win:' || w.vendor || ':' || w.transaction, 'win',
    'vendor-round:' || r.id, w.win);
  -- Where the gateway was asked, it counts what it said yes to by itself.
  if not w.is_asked then
    perform vendor_count(w, w.bet, w.win);
    a.is_new_minute := w.bet > 0 and not exists (
      select from play_minute
      where player_id = w.player_id and minute = date_trunc('minute', w.at, 'UTC'));
  end if;
  a.outcome := 'done';
  a.is_repeat := false;
  a.player_id := w.player_id;
  a.balance := a.balance - w.bet + w.win;
  return a;
end $$;
