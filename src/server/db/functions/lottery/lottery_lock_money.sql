-- Holds the money of several players in the order of its accounts, as postings lock it, and before it the
-- bonuses that are played in lotteries: whoever ends one holds it before its money as well.
create or replace function lottery_lock_money(p_players bigint[]) returns void language plpgsql as $$
begin
  perform from bonus_state where player_id = any (p_players) and product = 'lottery' and state <> 'waiting'
  order by grant_id for no key update;
  perform from ledger_balance where account_id in (
    select id from ledger_account
    where player_id = any (p_players) and kind in ('player-main', 'player-held', 'player-bonus'))
  order by account_id for no key update;
end $$;
