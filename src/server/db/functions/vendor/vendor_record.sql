create or replace function vendor_record(r vendor_round) returns void language plpgsql as $$
begin
  update bet_record set
    stake = r.staked,
    bonus_stake = r.bonus_staked,
    bonus_payout = case when r.state <> 'open' then r.bonus_paid else 0 end,
    payout = case when r.state <> 'open' then r.won + r.jackpot + r.returned end,
    state = case
      when r.state = 'open' then 'open'
      when r.state = 'cancelled' then 'void'
      -- Less than the stake is no win, whatever a game may call it.
      when r.won + r.jackpot > r.staked then 'won'
      else 'lost' end,
    settled_at = case when r.state <> 'open' then r.changed_at end
  -- The time leaves one month to look into.
  where placed_at = r.opened_at
    and vendor_code = r.vendor_code and round = r.round and player_id = r.player_id;
end $$;
