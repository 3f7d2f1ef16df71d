-- Carries out what inhouse/pots decided: a stake's grains into the shard it holds, or, where the whole
-- pot is held, into the pot itself, which may be hit and opened anew. Amounts only, never a trigger.
create or replace function house_feed_pots(b house_bet, p_round bigint)
returns void language plpgsql as $$
declare
  v_pot jsonb;
  v_open jsonb;
  v_id bigint;
  v_account bigint;
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
      insert into pot (
        code, purse, commodity, number, seed, cap, grains, commitment, locked_trigger, opened_at)
      values (v_pot ->> 'code', b.purse, b.pot_commodity, (v_open ->> 'number')::integer,
        (v_open ->> 'seed')::bigint, (v_open ->> 'cap')::bigint, (v_open ->> 'grains')::numeric,
        v_open ->> 'commitment', v_open ->> 'lockedTrigger', b.at)
      on conflict do nothing returning id into v_id;
      if v_id is null then
        raise exception 'Another transaction opened this pot.' using errcode = 'VB020';
      end if;
      insert into pot_shard (pot_id, shard) select v_id, generate_series(0, 31);
      if b.purse = 'money' then
        v_account := ledger_account_of(null, 'jackpot', v_pot ->> 'code', b.commodity);
        perform house_post('pot-seed:' || v_id, 'pot-seed', 'pot:' || v_id, 'house',
          array[ledger_account_of(null, 'house', 'play', b.commodity), v_account],
          array[-(v_open ->> 'seed')::bigint, (v_open ->> 'seed')::bigint]);
      end if;
    end loop;
    update pot set grains = (v_pot ->> 'grains')::numeric where id = v_id;
  end loop;
end $$;
