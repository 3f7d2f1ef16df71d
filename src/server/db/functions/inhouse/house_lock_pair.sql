-- The player's pair in use, locked so that no two rounds draw the same; null before the first round.
-- Another device may have changed the pair that was waited for: then look again.
create or replace function house_lock_pair(p_player bigint, p_purse text)
returns seed_pair language plpgsql as $$
declare
  v_pair seed_pair;
begin
  loop
    select * into v_pair from seed_pair
    where player_id = p_player and purse = p_purse and revealed_at is null for no key update;
    if found then return v_pair; end if;
    perform from seed_pair
    where player_id = p_player and purse = p_purse and revealed_at is null;
    if not found then return null; end if;
  end loop;
end $$;
