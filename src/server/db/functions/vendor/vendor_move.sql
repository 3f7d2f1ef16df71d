-- A balance has eighteen digits wherever it is told: a win that would carry it beyond is none.
-- Above nothing it is the player's, below nothing the vendor's.
create or replace function vendor_move(
  w vendor_wish, p_key text, p_kind text, p_reference text, p_amount bigint
) returns void language plpgsql as $$
declare
  main bigint;
  done text;
begin
  if p_amount = 0 then return; end if;
  select id into main from ledger_account
  where player_id = w.player_id and kind = 'player-main' and subject = ''
    and commodity = w.commodity;
  if not found then
    main := ledger_open_account(w.player_id, 'player-main', '', w.commodity);
  end if;
  -- In the order of their numbers: it is a part of what makes two wishes the same.
  if main < w.settlement then
    select outcome into done from ledger_post(p_key, p_kind, p_reference, 'vendor:' || w.vendor,
      array[main, w.settlement], array[p_amount, -p_amount]);
  else
    select outcome into done from ledger_post(p_key, p_kind, p_reference, 'vendor:' || w.vendor,
      array[w.settlement, main], array[-p_amount, p_amount]);
  end if;
  if done <> 'posted' then
    raise exception 'The posting % was %.', p_key, done using errcode = 'VB004';
  end if;
  -- Usual wins are not looked at: a million of them would have to come first.
  if p_amount > 1000000000000 and (
    select amount > 999999999999999999 from ledger_balance where account_id = main) then
    raise exception 'A balance of more than eighteen digits.'
      using errcode = 'numeric_value_out_of_range';
  end if;
end $$;
