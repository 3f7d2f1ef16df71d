-- Holds one's own ticket and whatever taking it back writes, in the order of a sale. The numero's key share
-- keeps its list from being sealed meanwhile.
create or replace function lottery_lock_ticket(p_player bigint, p_ticket bigint)
returns void language plpgsql as $$
declare
  t lottery_ticket;
begin
  select * into t from lottery_ticket where id = p_ticket and player_id = p_player;
  if not found then return; end if;
  perform from lottery_numero where id = t.numero_id for key share;
  if t.promises is not null then
    perform from lottery_exposure where numero_id = t.numero_id
      and (play, number) in (select play, number from lottery_promises(t.promises))
    order by play, number for update;
  end if;
  perform from lottery_chase where id = t.chase_id for no key update;
  perform from lottery_ticket where id = p_ticket for no key update;
  if t.bonus_grant is not null then perform lottery_lock_money(array[p_player]); end if;
end $$;
