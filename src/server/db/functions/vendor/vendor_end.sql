create or replace function vendor_end(w vendor_wish) returns vendor_answer language plpgsql as $$
declare
  a vendor_answer;
  r vendor_round;
  back bigint := 0;
begin
  select * into r from vendor_round
  where vendor_code = w.vendor and round = w.round and player_id = w.player_id;
  if not found then return vendor_refuse('round.unknown'); end if;
  if r.state <> 'open' then return vendor_refuse('round.over'); end if;
  if r.changed_at > w.as_of then return vendor_refuse('busy'); end if;
  -- What was paid into it stays paid, so only what is left of the stakes comes back.
  if w.ends = 'cancelled' then back := greatest(r.staked - r.won, 0); end if;
  a.posted := vendor_write(w, r.id, 0, back);
  if a.posted is null then return vendor_refuse('transaction.conflict'); end if;
  update vendor_round set state = w.ends, returned = back, changed_at = w.at
  where id = r.id returning * into r;
  perform vendor_record(r);
  perform vendor_count(w, 0, back);
  perform vendor_move(w, 'vendor:' || w.vendor || ':' || w.transaction, 'bet-void',
    'vendor-round:' || r.id, back);
  return vendor_done(w, a);
end $$;
