-- Writes a house draw, once. The seed has to be the link that the chain committed the numero to; rules and
-- the beacon's signature were checked by the gateway, and anyone checks them again.
create or replace function lottery_draw(
  p_numero bigint, p_seed text, p_network text, p_round bigint, p_signature text, p_result jsonb)
returns setof lottery_numero language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_numero lottery_numero;
  v_reached text := p_seed;
  v_link integer;
  v_commitment text;
begin
  select link, commitment into v_link, v_commitment
  from lottery_numero join lottery_chain on lottery_chain.id = chain_id where lottery_numero.id = p_numero;
  -- At most as many steps as a chain has links, a few milliseconds.
  for step in 1 .. v_link loop
    v_reached := encode(sha256(convert_to(v_reached, 'UTF8')), 'hex');
  end loop;
  if v_reached is distinct from v_commitment then
    raise exception 'lottery: this seed is not the link of the numero';
  end if;
  -- A link gives away those of earlier numeros, so none of them may still be in sale.
  perform from lottery_numero n
  join lottery_numero earlier on earlier.chain_id = n.chain_id and earlier.link < n.link
  where n.id = p_numero and earlier.state in ('upcoming', 'open');
  if found then return; end if;
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
