-- The first pair of a player, or of a pool where p_player is null. Its commitment is in the database
-- before anything is drawn from it.
create or replace function house_insert_pair(
  p_player bigint, p_purse text, p_pair jsonb, p_at timestamptz
) returns bigint language plpgsql as $$
declare
  v_id bigint;
begin
  insert into seed_pair (player_id, purse, commitment, locked_seed, client_seed, nonce, made_at)
  values (p_player, p_purse, p_pair ->> 'commitment', p_pair ->> 'lockedSeed',
    p_pair ->> 'clientSeed', (p_pair ->> 'nonce')::bigint, p_at)
  on conflict (player_id, purse) where revealed_at is null do nothing
  returning id into v_id;
  if v_id is null then
    raise exception 'Another transaction made these seeds.' using errcode = 'VB020';
  end if;
  return v_id;
end $$;
