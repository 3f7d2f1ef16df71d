-- The transaction that settles a round notes a win above one of the merchant's lines; a job logs and announces it.
-- One that still waits for the job grows where it stands, and stays new if it was.
create or replace function note_win() returns trigger language plpgsql as $$
declare
  v_before bigint := 0;
begin
  if tg_op = 'UPDATE' and old.state = 'won' then v_before := old.payout; end if;
  insert into noted_win (vendor_code, round, player_id, payout, before, won_at)
  select new.vendor_code, new.round, new.player_id, new.payout, v_before, new.settled_at
  from site_setting where new.payout >= least(site_setting.winner_line, site_setting.logged_win)
  on conflict (vendor_code, round, player_id) do update set payout = excluded.payout
  where noted_win.payout < excluded.payout;
  return null;
end $$;
