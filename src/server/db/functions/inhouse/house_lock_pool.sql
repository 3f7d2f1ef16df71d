-- The pool in sale, locked so that each ticket has one owner; null while none has been opened. Another
-- buyer may have closed the pool that was waited for, and opened the next: then look again.
create or replace function house_lock_pool(p_game text, p_purse text, p_rules text)
returns ticket_pool language plpgsql as $$
declare
  v_pool ticket_pool;
begin
  loop
    select * into v_pool from ticket_pool
    where game_code = p_game and purse = p_purse and rules = p_rules and closed_at is null
    for update;
    if found then return v_pool; end if;
    perform from ticket_pool
    where game_code = p_game and purse = p_purse and rules = p_rules and closed_at is null;
    if not found then return null; end if;
  end loop;
end $$;
