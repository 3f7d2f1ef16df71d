-- Of a stake what counts as things stand: nothing of a bet that is open or void, and nothing of a push.
create or replace function valid_stake_of(state text, stake bigint, payout bigint, valid_stake bigint)
returns bigint language sql immutable as $$
  select case when state in ('won', 'lost') and payout <> stake then coalesce(valid_stake, stake) else 0 end
$$;
