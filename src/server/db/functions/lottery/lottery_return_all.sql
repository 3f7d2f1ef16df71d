-- Returns the stakes of a void numero, so many tickets at a time, and says of which. Holding the numero first waits for sales that
-- still bear its key share; a later sale finds it void. Once none is left, nothing is promised on it.
create or replace function lottery_return_all(p_numero bigint, p_at_most integer)
returns bigint[] language plpgsql as $$
declare
  v_tickets bigint[];
  v_players bigint[];
  v_chases bigint[];
  v_ticket bigint;
begin
  perform from lottery_numero where id = p_numero and state = 'void' for update;
  if not found then return '{}'; end if;
  perform from lottery_exposure where numero_id = p_numero order by play, number for update;
  select array_agg(id order by id), array_agg(distinct player_id), array_agg(distinct chase_id)
  into v_tickets, v_players, v_chases
  from (
    select id, player_id, chase_id from lottery_ticket
    where numero_id = p_numero and state = 'open' order by id limit p_at_most) as batch;
  if v_tickets is null then
    delete from lottery_exposure where numero_id = p_numero;
    return '{}';
  end if;
  perform lottery_lock_chases(v_chases, null);
  perform from lottery_ticket where id = any (v_tickets) order by id for no key update;
  perform lottery_lock_money(v_players);
  foreach v_ticket in array v_tickets loop
    perform lottery_return(v_ticket, 'void', 'house', clock_timestamp());
  end loop;
  return v_tickets;
end $$;
