-- A rollback that comes before its bet takes both names or neither: the tombstone under the bet's name
-- refuses the bet when it comes. A function of its own, since a savepoint costs every caller.
create or replace function vendor_forbid_bet(c vendor_change) returns bigint language plpgsql as $$
declare
  v_id bigint;
begin
  insert into vendor_transaction (vendor_code, transaction, operation, player_id, digest, at)
  values (c.vendor, c.forbids, 'tombstone', c.player_id, decode(c.digest, 'hex'), c.at);
  insert into vendor_transaction (vendor_code, transaction, operation, player_id, digest, at)
  values (c.vendor, c.transaction, c.operation, c.player_id, decode(c.digest, 'hex'), c.at)
  returning id into v_id;
  return v_id;
exception when unique_violation then
  return null;
end $$;
