-- Adds numeros behind the last one, in the order of time, and gives each of a house's game the next link
-- of its chain. Answers how many were taken: fewer than were given where the chain ends.
create or replace function lottery_add_numeros(p_game text, p_chain bigint, p_numeros jsonb)
returns integer language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_last lottery_numero;
  v_chain lottery_chain;
  v_row record;
  v_added integer := 0;
begin
  perform from lottery_game where game_code = p_game for update;
  if p_chain is not null then
    select * into v_chain from lottery_chain where id = p_chain and game_code = p_game for update;
    if not found then raise exception 'lottery: no such chain of this game'; end if;
  end if;
  select * into v_last from lottery_numero where game_code = p_game order by closes_at desc limit 1;
  for v_row in
    select * from jsonb_to_recordset(p_numeros) as added(numero text, opens_at timestamptz,
      closes_at timestamptz, draws_at timestamptz, beacon_network text, beacon_round bigint)
    order by closes_at
  loop
    exit when p_chain is not null and v_chain.used = v_chain.links;
    -- Another gateway added it meanwhile, or its sale could no longer be opened.
    if v_row.closes_at <= v_last.closes_at or v_row.closes_at <= clock_timestamp() then
      v_added := v_added + 1;
      continue;
    end if;
    -- After a change of the schedule a day may name a draw that it has had: that one is left out.
    if v_row.numero is not null and exists (
      select from lottery_numero where game_code = p_game and numero = v_row.numero
    ) then
      v_added := v_added + 1;
      continue;
    end if;
    v_chain.used := v_chain.used + 1;
    insert into lottery_numero (game_code, numero, opens_at, closes_at, draws_at, chain_id, link,
      beacon_network, planned_round, beacon_round)
    -- A running number goes on from the last one, whatever pause lies between.
    values (p_game, coalesce(v_row.numero, (case
        when v_last.numero ~ '^\d+$' then v_last.numero::bigint
        else coalesce((select max(numero::bigint) from lottery_numero
          where game_code = p_game and numero ~ '^\d+$'), 100000)
      end + 1)::text),
      greatest(v_row.opens_at, v_last.closes_at), v_row.closes_at, v_row.draws_at, p_chain,
      case when p_chain is not null then v_chain.used end, v_row.beacon_network, v_row.beacon_round, v_row.beacon_round)
    returning * into v_last;
    v_added := v_added + 1;
  end loop;
  if p_chain is not null then
    update lottery_chain set used = v_chain.used where id = p_chain;
  end if;
  return v_added;
end $$;
revoke execute on function lottery_add_numeros(text, bigint, jsonb) from public;
