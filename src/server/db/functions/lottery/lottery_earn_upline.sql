-- Writes what the uplines of a batch's players earn, and answers who they are; their money is posted once all
-- balances are held. Walking up, each earns the stake times what its series lies above the highest one paid
-- before, beginning with the player's own, in half-up cents. An account without a series has the game's highest.
-- Only a ticket's first settlement pays uplines: a correction changes what was won and not what was staked.
create or replace function lottery_earn_upline(p_numero bigint, p_at timestamptz)
returns bigint[] language plpgsql as $$
declare
  v_agents bigint[];
  v_highest smallint;
begin
  select game.max_series into v_highest
  from lottery_numero numero join lottery_game game on game.game_code = numero.game_code
  where numero.id = p_numero;
  with recursive earned as (
    select one.id as ticket_id, one.player_id, ticket.commodity, ticket.max_series,
      split_part(one.series_stake, '/', 1)::numeric
        / coalesce(nullif(split_part(one.series_stake, '/', 2), ''), '1')::numeric
        -- Bonus money is staked by the house: nobody earns by it.
        * (ticket.stake - ticket.bonus_stake) / ticket.stake as staked
    from lottery_batch one join lottery_ticket ticket on ticket.id = one.id
    -- Whoever picks up to the game's highest leaves nothing to those above.
    where one.is_first and ticket.purse = 'money' and ticket.max_series < v_highest
  ), line as (
    select player_id, agent_id, 1 as height from sponsor
    where agent_id is not null and player_id in (select player_id from earned)
    union all
    select line.player_id, above.agent_id, line.height + 1
    from line join sponsor above on above.player_id = line.agent_id
    where above.agent_id is not null and line.height < 100
  ), share as (
    select earned.ticket_id, line.agent_id, earned.commodity, earned.staked,
      least(coalesce(own.series, v_highest), v_highest) as series,
      greatest(earned.max_series, max(least(coalesce(own.series, v_highest), v_highest)) over (
        partition by earned.ticket_id order by line.height
        rows between unbounded preceding and 1 preceding)) as paid_series
    from earned
    join line on line.player_id = earned.player_id
    left join sponsor own on own.player_id = line.agent_id
  ), written as (
    insert into lottery_agent_rebate (ticket_id, agent_id, commodity, series, paid_series, amount, posted_at)
    select ticket_id, agent_id, commodity, series, paid_series,
      floor(staked * (series - paid_series) / 2000 + 0.5)::bigint, p_at
    from share
    where series > paid_series and floor(staked * (series - paid_series) / 2000 + 0.5) > 0
    returning agent_id
  )
  select array_agg(distinct agent_id) into v_agents from written;
  return coalesce(v_agents, '{}');
end $$;
