create or replace function vendor_call(w vendor_wish) returns vendor_answer language plpgsql as $$
declare
  earlier vendor_transaction;
begin
  if w.nonce is not null then
    insert into vendor_nonce (vendor_code, nonce, heard_at)
    values (w.vendor, w.nonce, w.at) on conflict do nothing;
    if not found then return vendor_refuse('nonce.used'); end if;
  end if;
  select player_id into w.player_id from vendor_player
  where name = w.player and vendor_code = w.vendor;
  if not found then return vendor_refuse('player.unknown'); end if;
  if w.currency <> w.commodity then return vendor_refuse('currency.wrong'); end if;
  if w.operation = 'balance' then
    -- Nobody has to wait until the disk knows that somebody looked.
    perform set_config('synchronous_commit', 'off', true);
    return vendor_done(w, null);
  end if;
  -- A player's transactions follow one another, and wait here as whoever moves their money does.
  perform from protection where player_id = w.player_id for no key update;
  if not found then
    insert into protection (player_id) values (w.player_id) on conflict do nothing;
    perform from protection where player_id = w.player_id for no key update;
  end if;
  select * into earlier from vendor_transaction
  where vendor_code = w.vendor and transaction = w.transaction;
  if found then return vendor_repeat(w, earlier); end if;
  return case w.operation
    when 'bet' then vendor_bet(w)
    when 'bet-and-win' then vendor_bet(w)
    when 'rollback' then vendor_roll_back(w)
    when 'end-round' then vendor_end(w)
    else vendor_pay(w)
  end;
end $$;
