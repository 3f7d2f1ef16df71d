-- Null where the name is taken already.
create or replace function vendor_insert_transaction(c vendor_change, p_round_id bigint)
returns bigint language plpgsql as $$
declare
  v_id bigint;
begin
  if c.forbids is not null then return vendor_forbid_bet(c); end if;
  insert into vendor_transaction (
    vendor_code, transaction, operation, player_id, round_id, digest, staked, paid, bonus_staked,
    at)
  values (c.vendor, c.transaction, c.operation, c.player_id, p_round_id, decode(c.digest, 'hex'),
    c.staked, c.paid, coalesce(c.bonus_staked, 0), c.at)
  on conflict do nothing returning id into v_id;
  return v_id;
end $$;
