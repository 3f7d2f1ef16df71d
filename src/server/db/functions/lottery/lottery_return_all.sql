-- Returns the stakes of a void numero, so many tickets at a time. Holding the numero first waits for sales that
-- still bear its key share; a later sale finds it void.
create or replace function lottery_return_all(p_numero bigint, p_at_most integer)
returns integer language plpgsql as $$
declare
  v_ticket record;
  v_returned integer := 0;
begin
  perform from lottery_numero where id = p_numero and state = 'void' for update;
  if not found then return 0; end if;
  for v_ticket in
    select id from lottery_ticket where numero_id = p_numero and state = 'open'
    order by player_id, id limit p_at_most
  loop
    perform lottery_return(v_ticket.id, 'void', 'house', clock_timestamp());
    v_returned := v_returned + 1;
  end loop;
  return v_returned;
end $$;
