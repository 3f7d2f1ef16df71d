-- Writes the fact of a deposit that was taken back: whatever was left of it in the wallet, all of it counts no more.
create or replace function settled_charge_back() returns trigger language plpgsql as $$
begin
  insert into settled_fact (player_id, kind, amount, currency, happened_at, source_kind, source_ref)
  values (new.player_id, 'deposit', -new.amount, new.currency, new.at, 'transfer',
    'deposit-charge-back:' || new.deposit_id);
  return null;
end $$;
