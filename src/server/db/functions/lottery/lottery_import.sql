-- Takes over past results of a game, older than any numero that it has, so that its trends begin somewhere.
-- They were drawn elsewhere, or before this gateway, and no ticket of ours can name one.
create or replace function lottery_import(p_game text, p_chain bigint, p_numeros jsonb)
returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform from lottery_game where game_code = p_game for update;
  if (select min(draws_at) from lottery_numero where game_code = p_game)
    <= (select max((one ->> 'draws_at')::timestamptz) from jsonb_array_elements(p_numeros) as one)
  then raise exception 'lottery: this game has older numeros already'; end if;
  insert into lottery_numero (game_code, numero, opens_at, closes_at, draws_at, chain_id, link,
    beacon_network, planned_round, beacon_round, sealed_at, list_root, list_count, seed, beacon_signature, result,
    edition, settled_edition, state, drawn_at, settled_at)
  select p_game, numero, opens_at, closes_at, draws_at, p_chain, link, beacon_network, beacon_round, beacon_round,
    closes_at, list_root, 0, seed, beacon_signature, result, 1, 1, 'settled', draws_at, draws_at
  from jsonb_to_recordset(p_numeros) as past(numero text, opens_at timestamptz,
    closes_at timestamptz, draws_at timestamptz, link integer, beacon_network text,
    beacon_round bigint, list_root text, seed text, beacon_signature text, result jsonb)
  where draws_at <= clock_timestamp();
  update lottery_chain set used = links where id = p_chain;
end $$;
revoke execute on function lottery_import(text, bigint, jsonb) from public;
