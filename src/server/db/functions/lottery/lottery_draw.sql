-- Writes a house draw, once. The seed has to be the link that the chain committed the numero to; rules and
-- the beacon's signature were checked by the gateway, and anyone checks them again.
create or replace function lottery_draw(
  p_numero bigint, p_seed text, p_network text, p_round bigint, p_signature text, p_result jsonb)
returns setof lottery_numero language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_numero lottery_numero;
begin
  if not lottery_seed_may_show(p_numero, p_seed) then return; end if;
  update lottery_numero set state = 'drawn', seed = p_seed, beacon_signature = p_signature,
    result = p_result, edition = 1, drawn_at = clock_timestamp()
  where id = p_numero and state = 'closed' and chain_id is not null
    and beacon_network = p_network and beacon_round = p_round
  returning * into v_numero;
  if not found then return; end if;
  perform lottery_tell(v_numero);
  return next v_numero;
end $$;
revoke execute on function lottery_draw(bigint, text, text, bigint, text, jsonb) from public;
