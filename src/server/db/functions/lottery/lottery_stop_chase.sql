-- Takes back every numero of a chase that is held and has not closed. Locks in the order of lottery_lock_chases.
create or replace function lottery_stop_chase(p_chase bigint, p_state text, p_actor text, p_at timestamptz)
returns boolean language plpgsql as $$
declare
  v_ticket bigint;
  v_player bigint;
begin
  perform lottery_lock_chases(array[p_chase], array[p_chase]);
  update lottery_chase set state = p_state where id = p_chase and state = 'running'
  returning player_id into v_player;
  if not found then return false; end if;
  perform lottery_lock_money(array[v_player]);
  for v_ticket in
    select ticket.id from lottery_ticket ticket join lottery_numero numero on numero.id = ticket.numero_id
    where ticket.chase_id = p_chase and ticket.state = 'open' and ticket.is_held
      and numero.state in ('upcoming', 'open') and numero.closes_at > clock_timestamp()
    order by ticket.id
  loop
    perform lottery_return(v_ticket, 'cancelled', p_actor, p_at);
  end loop;
  return true;
end $$;
