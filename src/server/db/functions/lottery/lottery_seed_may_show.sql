-- Whether a numero's seed may be shown: a link gives away those of earlier numeros, so none of them may still be in
-- sale. The seed has to be the link that the chain committed the numero to.
create or replace function lottery_seed_may_show(p_numero bigint, p_seed text)
returns boolean language plpgsql as $$
declare
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
  perform from lottery_numero n
  join lottery_numero earlier on earlier.chain_id = n.chain_id and earlier.link < n.link
  where n.id = p_numero and earlier.state in ('upcoming', 'open');
  return not found;
end $$;
