-- Adds the facts of a batch to what each account played by day and vendor, and by clock hour.
create or replace function team_count_play(
  p_after_xid bigint, p_after_id bigint, p_through_xid bigint, p_through_id bigint, p_zone text
) returns void language sql as $$
  with fact as materialized (
    select * from fact_figures(p_after_xid, p_after_id, p_through_xid, p_through_id, p_zone)
  ), kept as (
    insert into play_day as own (player_id, day, class, vendor, currency, rounds, stake, valid, prizes)
    select player_id, day, class, vendor, currency, sum(rounds), sum(stake), sum(valid), sum(prizes)
    from fact where class <> '' group by player_id, day, class, vendor, currency
    on conflict (player_id, day, class, vendor, currency) do update set
      rounds = own.rounds + excluded.rounds, stake = own.stake + excluded.stake,
      valid = own.valid + excluded.valid, prizes = own.prizes + excluded.prizes
  )
  insert into play_hour as own (player_id, hour, currency, valid, prizes, rebates, agent_rebates, promotions, largest_stake)
  select player_id, hour, currency, sum(valid), sum(prizes), sum(rebates), sum(agent_rebates), sum(promotions), max(greatest(abs(stake), abs(valid)))
  from fact where class <> '' or rebates <> 0 or agent_rebates <> 0 or promotions <> 0
  group by player_id, hour, currency
  on conflict (hour, player_id, currency) do update set
    valid = own.valid + excluded.valid, prizes = own.prizes + excluded.prizes,
    rebates = own.rebates + excluded.rebates, agent_rebates = own.agent_rebates + excluded.agent_rebates,
    promotions = own.promotions + excluded.promotions,
    largest_stake = greatest(own.largest_stake, excluded.largest_stake)
$$;
