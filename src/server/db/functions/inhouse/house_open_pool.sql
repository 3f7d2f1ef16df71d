-- A pool of tickets with the seed that shuffles it; p_pool bears its number, its tickets and its pair.
create or replace function house_open_pool(
  p_game text, p_purse text, p_rules text, p_pool jsonb, p_at timestamptz
) returns ticket_pool language plpgsql as $$
declare
  v_pool ticket_pool;
begin
  insert into ticket_pool (
    game_code, purse, rules, number, seed_pair_id, tickets, opened_at)
  values (p_game, p_purse, p_rules, (p_pool ->> 'number')::integer,
    house_insert_pair(null, p_purse, p_pool -> 'pair', p_at), (p_pool ->> 'tickets')::integer, p_at)
  on conflict do nothing returning * into v_pool;
  if v_pool.id is null then
    raise exception 'Another transaction opened this pool.' using errcode = 'VB020';
  end if;
  return v_pool;
end $$;
