-- The part of each ticket that is bonus money is staked as the slip is sold, also what later numeros of a chase
-- cost: nothing else may use it then, and what comes back is decided by how the bonus stands at that moment.
create or replace function lottery_stake_bonus(s lottery_slip, p_tickets jsonb)
returns void language plpgsql as $$
declare
  v_house bigint := ledger_account_of(null, 'house', 'play', s.commodity);
  v_ticket record;
begin
  for v_ticket in
    select id, bonus from jsonb_to_recordset(p_tickets) as one (id bigint, bonus bigint)
    where bonus > 0 order by id
  loop
    insert into bonus_stake (source, round, step, grant_id, amount)
    values ('lottery', v_ticket.id, 0, s.bonus_grant, v_ticket.bonus);
    perform house_post('lottery-bet:' || v_ticket.id || ':bonus', 'bet', 'lottery:' || v_ticket.id,
      'player:' || s.player_id, array[s.bonus_account, v_house], array[-v_ticket.bonus, v_ticket.bonus]);
  end loop;
end $$;
