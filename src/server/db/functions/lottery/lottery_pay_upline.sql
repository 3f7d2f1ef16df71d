-- Posts what lottery_earn_upline wrote for this batch: one transfer an upline, named by the batch's first ticket
-- of theirs, which no other batch holds.
create or replace function lottery_pay_upline(p_numero bigint, p_agents bigint[])
returns void language plpgsql as $$
declare
  v_due record;
begin
  for v_due in
    select earned.agent_id, earned.commodity, sum(earned.amount)::bigint as amount,
      min(earned.ticket_id) as first_ticket
    from lottery_agent_rebate earned join lottery_batch one on one.id = earned.ticket_id and one.is_first
    where earned.agent_id = any (p_agents)
    group by 1, 2 order by 1, 2
  loop
    perform house_post('lottery-upline:' || v_due.first_ticket || ':' || v_due.agent_id, 'agent-rebate',
      'lottery-numero:' || p_numero, 'house',
      array[ledger_account_of(v_due.agent_id, 'player-main', '', v_due.commodity),
        ledger_account_of(null, 'house', 'play', v_due.commodity)],
      array[v_due.amount, -v_due.amount]);
    insert into event (kind, topic, body) values ('balance.changed', v_due.agent_id::text, '{}');
  end loop;
end $$;
