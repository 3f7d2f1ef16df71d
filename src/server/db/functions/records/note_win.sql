-- The transaction that settles a round notes a win above one of the merchant's lines; a job logs and announces it.
create or replace function note_win() returns trigger language plpgsql as $$
begin
  insert into noted_win (vendor_code, round, player_id, payout, won_at)
  select new.vendor_code, new.round, new.player_id, new.payout, new.settled_at
  from site_setting where new.payout >= least(site_setting.winner_line, site_setting.logged_win)
  on conflict do nothing;
  return null;
end $$;
