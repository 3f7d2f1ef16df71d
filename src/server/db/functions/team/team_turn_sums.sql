-- Moves the sums of members to the day that has begun: takes off the days that left a span and adds those
-- that came. Only accounts with something on these days are touched.
create or replace function team_turn_sums(p_now timestamptz, p_zone text) returns void language plpgsql as $$
declare
  v_from date;
  v_to date := (p_now at time zone p_zone)::date;
begin
  select last_day into v_from from member_sum_day for update;
  if v_to <= v_from then return; end if;
  insert into member_sum as own (player_id, span, currency, valid, deposits, result)
  select player_id, span, currency, sum(sign * valid), sum(sign * deposits),
    sum(sign * (prizes + rebates + agent_rebates + promotions - valid))
  from (values (1), (7), (30)) as kept (span)
  cross join lateral (
    select account_day.*, -1 as sign from account_day
    where day > v_from - span and day <= least(v_from, v_to - span)
    union all
    select account_day.*, 1 from account_day
    where day > greatest(v_from, v_to - span) and day <= v_to) as changed
  group by player_id, span, currency
  on conflict (player_id, span, currency) do update set
    valid = own.valid + excluded.valid, deposits = own.deposits + excluded.deposits,
    result = own.result + excluded.result;
  delete from member_sum where valid = 0 and deposits = 0 and result = 0;
  update member_sum_day set last_day = v_to;
end $$;
