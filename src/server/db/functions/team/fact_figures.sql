-- What the facts between two positions add to which figures, the first position not included. Of bets only what
-- was the player's own: bonus money is the house's until it is converted, which is a promotion.
create or replace function fact_figures(
  p_after_xid bigint, p_after_id bigint, p_through_xid bigint, p_through_id bigint, p_zone text
) returns table (
  order_xid bigint, id bigint, player_id bigint, day date, hour timestamptz, class text, vendor text,
  currency text, deposits bigint, withdrawals bigint, rounds bigint, stake bigint, valid bigint,
  prizes bigint, rebates bigint, agent_rebates bigint, promotions bigint, registrations integer
) language sql stable as $$
  select order_xid, id, player_id, (happened_at at time zone p_zone)::date,
    date_trunc('hour', happened_at, p_zone), class, vendor, currency,
    case kind when 'deposit' then amount else 0 end,
    case kind when 'withdrawal' then amount else 0 end,
    case kind when 'bet' then 1 when 'bet-undone' then -1 else 0 end,
    stake - bonus_stake, valid - bonus,
    payout - bonus_payout - (stake - bonus_stake) + (valid - bonus),
    case kind when 'rebate' then amount else 0 end,
    case kind when 'agent-rebate' then amount else 0 end,
    case kind when 'promotion' then amount else 0 end,
    case kind when 'registration' then 1 else 0 end
  from settled_fact
  where (order_xid, id) > (p_after_xid, p_after_id) and (order_xid, id) <= (p_through_xid, p_through_id)
$$;
