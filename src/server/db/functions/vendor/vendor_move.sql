-- Posts between the player's money and the vendor's settlement account; an amount below zero goes to
-- the vendor.
create or replace function vendor_move(
  c vendor_change, p_key text, p_kind text, p_reference text, p_amount bigint
) returns void language plpgsql as $$
declare
  v_main bigint;
  v_settlement bigint;
  v_outcome text;
begin
  if p_amount = 0 then return; end if;
  v_main := ledger_account_of(c.player_id, 'player-main', '', c.currency);
  v_settlement := ledger_account_of(null, 'vendor-settlement', c.vendor, c.currency);
  -- Legs in the order of their accounts: the order is part of what makes two postings the same.
  if v_main < v_settlement then
    select outcome into v_outcome from ledger_post(p_key, p_kind, p_reference,
      'vendor:' || c.vendor, array[v_main, v_settlement], array[p_amount, -p_amount]);
  else
    select outcome into v_outcome from ledger_post(p_key, p_kind, p_reference,
      'vendor:' || c.vendor, array[v_settlement, v_main], array[-p_amount, p_amount]);
  end if;
  if v_outcome <> 'posted' then
    raise exception 'The posting % was %.', p_key, v_outcome using errcode = 'VB004';
  end if;
  -- A balance has at most eighteen digits. Smaller wins skip the look: it would take a million of them.
  if p_amount > 1000000000000 and (
    select amount > 999999999999999999 from ledger_balance where account_id = v_main) then
    raise exception 'A balance of more than eighteen digits.'
      using errcode = 'numeric_value_out_of_range';
  end if;
end $$;
