-- A stake that has not come: both names are taken, or another player has one of them and neither is.
create or replace function vendor_forbid(w vendor_wish) returns vendor_answer language plpgsql as $$
declare
  a vendor_answer;
begin
  insert into vendor_transaction (
    vendor_code, transaction, operation, player_id, digest, at)
  values (w.vendor, w.of, 'tombstone', w.player_id, w.digest, w.at) on conflict do nothing;
  if not found then raise unique_violation; end if;
  a.posted := vendor_write(w, null, 0, 0);
  if a.posted is null then raise unique_violation; end if;
  return vendor_done(w, a);
exception when unique_violation then
  return vendor_refuse('transaction.conflict');
end $$;
