-- Shows the seed of a house's numero that is void, and the beacon's signature where its round has come: so anybody can
-- see what it would have drawn, and that nothing was kept back. False while the seed would give away a sale.
create or replace function lottery_reveal(p_numero bigint, p_seed text, p_signature text)
returns boolean language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not lottery_seed_may_show(p_numero, p_seed) then return false; end if;
  update lottery_numero set seed = p_seed, beacon_signature = coalesce(beacon_signature, p_signature)
  where id = p_numero and state = 'void' and chain_id is not null;
  return found;
end $$;
revoke execute on function lottery_reveal(bigint, text, text) from public;
