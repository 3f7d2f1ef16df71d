-- The order of locks: numeros, exposure, chases, tickets, balances. Whoever changes a ticket of a chase holds
-- its chase, and with it its hold. p_stopping are those chases whose later numeros may be taken back: their
-- numeros and what is promised on them are held as well, as a sale holds them.
create or replace function lottery_lock_chases(p_chases bigint[], p_stopping bigint[])
returns void language plpgsql as $$
begin
  if p_stopping is not null then
    perform from lottery_numero where id in (
      select numero_id from lottery_ticket where chase_id = any (p_stopping) and state = 'open')
    order by id for key share;
    perform from lottery_exposure where numero_id in (
      select numero_id from lottery_ticket
      where chase_id = any (p_stopping) and state = 'open' and promises is not null)
    order by numero_id, play, number for update;
  end if;
  perform from lottery_chase where id = any (p_chases) order by id for no key update;
end $$;
