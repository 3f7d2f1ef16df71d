-- Of what a round pays, or of what counts of it, the bonus's part, rounded down, as `splitStake` in rewards/bonus divides it.
create or replace function bonus_part_of(payout bigint, stake bigint, bonus_stake bigint)
returns bigint language sql immutable as $$
  select case when bonus_stake = 0 then 0 else div(payout::numeric * bonus_stake, stake)::bigint end
$$;
