-- Carries out what inhouse/pots decided: a stake's grains into the shard it holds, or, where the whole
-- pot is held, into the pot itself, which may be hit and opened anew. Amounts only, never a trigger.
create or replace function house_feed_pots(b house_bet, p_round bigint)
returns void language plpgsql as $$
declare
  v_pot jsonb;
  v_open jsonb;
  v_id bigint;
begin
  for v_pot in select value from jsonb_array_elements(b.pots) loop
    if v_pot ->> 'shard' is not null then
      update pot_shard set grains = grains + (v_pot ->> 'feed')::bigint
      where pot_id = (v_pot ->> 'id')::bigint and shard = (v_pot ->> 'shard')::integer;
      continue;
    end if;
    v_id := (v_pot ->> 'id')::bigint;
    for v_open in select value from jsonb_array_elements(v_pot -> 'opens') loop
      if v_id is not null then
        update pot set grains = (v_open ->> 'awarded')::numeric, won_by_round = p_round, won_at = b.at
        where id = v_id;
        delete from pot_shard where pot_id = v_id;
      end if;
      v_id := house_open_pot(v_pot ->> 'code', b.purse, b.pot_commodity, b.at, v_open);
      if v_id is null then
        raise exception 'Another transaction opened this pot.' using errcode = 'VB020';
      end if;
    end loop;
    update pot set grains = (v_pot ->> 'grains')::numeric where id = v_id;
  end loop;
end $$;
