create or replace function vendor_roll_back(w vendor_wish) returns vendor_answer language plpgsql as $$
declare
  a vendor_answer;
  r vendor_round;
  bet vendor_transaction;
begin
  if w.of = w.transaction then return vendor_refuse('transaction.conflict'); end if;
  select * into bet from vendor_transaction
  where vendor_code = w.vendor and transaction = w.of;
  if not found then return vendor_forbid(w); end if;
  if bet.player_id <> w.player_id
    or bet.operation not in ('bet', 'bet-and-win', 'tombstone') then
    return vendor_refuse('transaction.conflict');
  end if;
  select * into r from vendor_round where id = bet.round_id;
  if r.round <> w.round then return vendor_refuse('transaction.conflict'); end if;
  -- Taken back already, or never to be taken: there is nothing to give.
  if bet.operation = 'tombstone' or bet.taken_back_by is not null then
    a.posted := vendor_write(w, r.id, 0, 0);
    if a.posted is null then return vendor_refuse('transaction.conflict'); end if;
    return vendor_done(w, a);
  end if;
  if r.state <> 'open' then return vendor_refuse('round.over'); end if;
  a.posted := vendor_write(w, r.id, 0, bet.staked);
  if a.posted is null then return vendor_refuse('transaction.conflict'); end if;
  update vendor_transaction set taken_back_by = w.transaction
  where vendor_code = w.vendor and transaction = w.of;
  update vendor_round set
    bets = bets - 1, staked = staked - bet.staked, changed_at = w.at
  where id = r.id returning * into r;
  perform vendor_record(r);
  perform vendor_count(w, 0, bet.staked);
  perform vendor_move(w, 'vendor:' || w.vendor || ':' || w.transaction, 'bet-void',
    'vendor-round:' || r.id, bet.staked);
  return vendor_done(w, a);
end $$;
