create or replace function vendor_done(w vendor_wish, a vendor_answer)
returns vendor_answer language plpgsql as $$
begin
  a.outcome := 'done';
  a.is_repeat := false;
  a.player_id := w.player_id;
  a.balance := vendor_balance(w.player_id, w.commodity);
  return a;
end $$;
