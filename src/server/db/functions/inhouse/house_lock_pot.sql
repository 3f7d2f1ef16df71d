-- A pot as a stake finds it: its grains, and one of its shards that no other stake holds, so that stakes
-- do not wait for one another. An exclusive stake holds the whole pot instead, once the others are done.
-- Null while no pot of the code was ever opened.
create or replace function house_lock_pot(
  p_code text, p_purse text, p_commodity text, p_is_exclusive boolean
) returns jsonb language plpgsql as $$
declare
  v_pot pot;
  v_shard integer;
  v_first integer := pg_backend_pid() % 32;
  v_grains numeric;
  v_booked numeric;
  v_held bigint;
begin
  loop
    select * into v_pot from pot
    where code = p_code and purse = p_purse and commodity = p_commodity and won_at is null;
    if not found then
      perform from pot where code = p_code and purse = p_purse and commodity = p_commodity;
      if not found then return null; end if;
      continue;
    end if;
    if p_is_exclusive then
      perform from pot where id = v_pot.id for update;
      perform from pot_shard where pot_id = v_pot.id order by shard for update;
    else
      -- Beginning at a shard of the connection's own, the search finds a free one at once.
      select shard into v_shard from pot_shard where pot_id = v_pot.id
      order by (shard - v_first + 32) % 32 limit 1 for update skip locked;
      if not found then
        select shard into v_shard from pot_shard
        where pot_id = v_pot.id and shard = v_first for update;
      end if;
    end if;
    -- Read again under the lock: the pot may have been hit meanwhile, and its sum has grown.
    select * into v_pot from pot where id = v_pot.id and won_at is null;
    continue when not found;
    select sum(grains), sum(grains / 10000), max(grains) filter (where shard = v_shard)
    into v_grains, v_booked, v_held from pot_shard where pot_id = v_pot.id;
    return jsonb_build_object('id', v_pot.id::text, 'code', v_pot.code, 'number', v_pot.number,
      'seed', v_pot.seed::text, 'cap', v_pot.cap::text,
      'lockedTrigger', v_pot.locked_trigger, 'shard', v_shard, 'held', v_held::text,
      'base', v_pot.grains::text,
      'grains', (v_pot.grains + coalesce(v_grains, 0))::text,
      'booked', (div(v_pot.grains, 10000) + coalesce(v_booked, 0))::text);
  end loop;
end $$;
