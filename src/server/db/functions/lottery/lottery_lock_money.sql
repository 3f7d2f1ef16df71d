-- Holds the money of several players in the order of its accounts, as postings lock it.
create or replace function lottery_lock_money(p_players bigint[]) returns void language plpgsql as $$
begin
  perform from ledger_balance where account_id in (
    select id from ledger_account
    where player_id = any (p_players) and kind in ('player-main', 'player-held') and subject = '')
  order by account_id for no key update;
end $$;
