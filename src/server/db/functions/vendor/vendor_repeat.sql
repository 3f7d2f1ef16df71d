create or replace function vendor_repeat(w vendor_wish, earlier vendor_transaction)
returns vendor_answer language plpgsql as $$
declare
  a vendor_answer;
begin
  if earlier.operation = 'tombstone' and earlier.player_id = w.player_id
    and w.operation in ('bet', 'win', 'bet-and-win') then
    return vendor_refuse('transaction.rolled-back');
  end if;
  if earlier.digest <> w.digest or earlier.operation = 'tombstone' then
    return vendor_refuse('transaction.conflict');
  end if;
  if earlier.taken_back_by is not null then
    return vendor_refuse('transaction.rolled-back');
  end if;
  a := vendor_done(w, a);
  a.posted := earlier.id;
  a.is_repeat := true;
  return a;
end $$;
