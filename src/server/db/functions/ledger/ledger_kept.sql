-- Of what a player pays in, fee and tax are kept before it arrives; what was paid is all of it, and
-- the law asks for that (L-HISTORY). A function, since its plan over the months is kept by the connection.
create or replace function ledger_kept(p_posted_on date, p_transfer bigint) returns bigint
language plpgsql stable as $$
begin
  return (
    select coalesce(sum(leg.amount), 0) from ledger_leg as leg
    where leg.posted_on = p_posted_on and leg.transfer_id = p_transfer
      and leg.player_id is null and leg.amount > 0);
end $$;
