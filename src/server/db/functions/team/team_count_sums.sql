-- Adds the facts of a batch to the sums of members. A fact behind their last day waits in `account_day`
-- until that day is turned to.
create or replace function team_count_sums(
  p_after_xid bigint, p_after_id bigint, p_through_xid bigint, p_through_id bigint, p_zone text
) returns void language sql as $$
  insert into member_sum as own (player_id, span, currency, valid, deposits, result)
  select player_id, span, currency, sum(valid), sum(deposits),
    sum(prizes + rebates + agent_rebates + promotions - valid)
  from fact_figures(p_after_xid, p_after_id, p_through_xid, p_through_id, p_zone)
  cross join member_sum_day
  join (values (1), (7), (30)) as kept (span) on day > last_day - span and day <= last_day
  group by player_id, span, currency
  on conflict (player_id, span, currency) do update set
    valid = own.valid + excluded.valid, deposits = own.deposits + excluded.deposits,
    result = own.result + excluded.result;
  insert into past_sum as own (player_id, first_day, last_day, currency, valid, deposits, result)
  select player_id, first_day, last_day, currency, sum(valid), sum(deposits),
    sum(prizes + rebates + agent_rebates + promotions - valid)
  from fact_figures(p_after_xid, p_after_id, p_through_xid, p_through_id, p_zone)
  join past_window on is_filled and day between first_day and last_day
  group by player_id, first_day, last_day, currency
  on conflict (player_id, first_day, last_day, currency) do update set
    valid = own.valid + excluded.valid, deposits = own.deposits + excluded.deposits,
    result = own.result + excluded.result
$$;
