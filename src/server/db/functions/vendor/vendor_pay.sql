-- Wins, jackpots and promotions: they land whatever became of session, limits, game and vendor.
create or replace function vendor_pay(w vendor_wish) returns vendor_answer language plpgsql as $$
declare
  a vendor_answer;
  r vendor_round;
  is_jackpot boolean := w.operation = 'jackpot-win';
  about text;
begin
  if w.operation <> 'promo-credit' then
    select * into r from vendor_round
    where vendor_code = w.vendor and round = w.round and player_id = w.player_id;
    if not found or r.game_code <> w.game or r.bets = 0 then
      return vendor_refuse('round.unknown');
    end if;
    if r.state <> 'open' and not is_jackpot then return vendor_refuse('round.over'); end if;
  elsif exists (select from player where id = w.player_id and type = 4) then
    -- Somebody on trial has no money that a vendor could add to.
    return vendor_refuse('player.unknown');
  end if;
  a.posted := vendor_write(w, r.id, 0, w.win);
  if a.posted is null then return vendor_refuse('transaction.conflict'); end if;
  about := 'vendor-promotion:' || a.posted;
  if r.id is not null then
    about := 'vendor-round:' || r.id;
    update vendor_round set
      won = won + case when is_jackpot then 0 else w.win end,
      jackpot = jackpot + case when is_jackpot then w.win else 0 end,
      state = coalesce(w.ends, state), changed_at = w.at
    where id = r.id returning * into r;
    perform vendor_record(r);
    perform vendor_count(w, 0, w.win);
  end if;
  perform vendor_move(w, 'vendor:' || w.vendor || ':' || w.transaction,
    case w.operation when 'win' then 'win' when 'jackpot-win' then 'jackpot' else 'promo' end,
    about, w.win);
  return vendor_done(w, a);
end $$;
