-- Holds the numeros that chases still wait for, and what is promised on them, before any money is locked:
-- a sale locks in the same order.
create or replace function lottery_lock_chases(p_chases bigint[]) returns void language plpgsql as $$
begin
  perform from lottery_numero where id in (
    select numero_id from lottery_ticket where chase_id = any (p_chases) and state = 'open')
  order by id for key share;
  perform from lottery_exposure where numero_id in (
    select numero_id from lottery_ticket
    where chase_id = any (p_chases) and state = 'open' and is_counted)
  order by numero_id, play for update;
end $$;
