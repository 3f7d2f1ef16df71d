-- The transaction that settles a round notes a win above the merchant's line; a job announces it.
create or replace function note_win() returns trigger language plpgsql as $$
begin
  insert into win_to_announce (vendor_code, round, player_id, payout, won_at)
  select new.vendor_code, new.round, new.player_id, new.payout, new.settled_at
  from site_setting where new.payout >= site_setting.winner_line
  on conflict do nothing;
  return null;
end $$;
