-- Adds the facts of a batch to the days of accounts and teams. Differences are summed per ancestor before
-- anything is written, so a top agent's row is written once a batch and not once a bet.
create or replace function team_count_accounts(
  p_after_xid bigint, p_after_id bigint, p_through_xid bigint, p_through_id bigint, p_zone text
) returns void language sql as $$
  with fact as materialized (
    select * from fact_figures(p_after_xid, p_after_id, p_through_xid, p_through_id, p_zone)
  ), first as (
    insert into first_deposit (player_id, day, currency)
    select distinct on (player_id) player_id, day, currency from fact where deposits > 0
    order by player_id, order_xid, id
    on conflict do nothing returning player_id, day, currency
  ), account as materialized (
    select player_id, day, class, currency,
      sum(deposits) as deposits, sum(withdrawals) as withdrawals, sum(rounds) as rounds,
      sum(stake) as stake, sum(valid) as valid, sum(prizes) as prizes, sum(rebates) as rebates,
      sum(agent_rebates) as agent_rebates, sum(promotions) as promotions,
      sum(registrations) as registrations, sum(first_deposits) as first_deposits
    from (
      select player_id, day, class, currency,
        deposits, withdrawals, rounds, stake, valid, prizes, rebates, agent_rebates, promotions,
        registrations, 0 as first_deposits from fact
      union all
      select player_id, day, '', currency, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1 from first) as added
    group by player_id, day, class, currency
  ), kept as (
    insert into account_day as own (player_id, day, class, currency,
      deposits, withdrawals, rounds, stake, valid, prizes, rebates, agent_rebates, promotions,
      registrations, first_deposits)
    select * from account
    on conflict (player_id, day, class, currency) do update set
      deposits = own.deposits + excluded.deposits, withdrawals = own.withdrawals + excluded.withdrawals,
      rounds = own.rounds + excluded.rounds, stake = own.stake + excluded.stake,
      valid = own.valid + excluded.valid, prizes = own.prizes + excluded.prizes,
      rebates = own.rebates + excluded.rebates, agent_rebates = own.agent_rebates + excluded.agent_rebates,
      promotions = own.promotions + excluded.promotions,
      registrations = own.registrations + excluded.registrations,
      first_deposits = own.first_deposits + excluded.first_deposits
  )
  insert into team_day as own (agent_id, day, class, currency,
    deposits, withdrawals, rounds, stake, valid, prizes, rebates, agent_rebates, promotions, registrations,
    first_deposits)
  select line.ancestor_id, day, class, currency,
    sum(deposits), sum(withdrawals), sum(rounds), sum(stake), sum(valid), sum(prizes), sum(rebates),
    sum(agent_rebates), sum(promotions), sum(registrations), sum(first_deposits)
  from account
  join team_lines_at((select array_agg(distinct player_id) from account), p_zone) as line
    on line.descendant_id = account.player_id and account.day >= line.since and account.day < line.until
  group by line.ancestor_id, day, class, currency
  on conflict (agent_id, day, class, currency) do update set
    deposits = own.deposits + excluded.deposits, withdrawals = own.withdrawals + excluded.withdrawals,
    rounds = own.rounds + excluded.rounds, stake = own.stake + excluded.stake,
    valid = own.valid + excluded.valid, prizes = own.prizes + excluded.prizes,
    rebates = own.rebates + excluded.rebates, agent_rebates = own.agent_rebates + excluded.agent_rebates,
    promotions = own.promotions + excluded.promotions,
    registrations = own.registrations + excluded.registrations,
    first_deposits = own.first_deposits + excluded.first_deposits
$$;
