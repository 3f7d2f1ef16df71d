-- In plpgsql even where one statement is all: the server then keeps its plan for the next callback.
-- Null where another player's transaction took the name a moment ago.
create or replace function vendor_write(
  w vendor_wish, p_round_id bigint, p_staked bigint, p_paid bigint
) returns bigint language plpgsql as $$
declare
  written bigint;
begin
  insert into vendor_transaction (
    vendor_code, transaction, operation, player_id, round_id, digest, staked, paid, at)
  values (w.vendor, w.transaction, w.operation, w.player_id, p_round_id, w.digest, p_staked,
    p_paid, w.at)
  on conflict do nothing returning id into written;
  return written;
end $$;
