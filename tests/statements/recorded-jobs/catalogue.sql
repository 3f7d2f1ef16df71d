-- winner-store.ts: takeNotedWins
with oldest as (select vendor_code, round, player_id
from noted_win
order by won_at
limit $
for update skip locked), taken as (delete
from noted_win using oldest
where noted_win.vendor_code = oldest.vendor_code and noted_win.round = oldest.round and noted_win.player_id = oldest.player_id
returning noted_win.*) select taken.player_id as playerId, player.account, taken.payout, taken.won_at as wonAt, taken.vendor_code as vendor, taken.round, setting.currency, coalesce(taken.payout >= setting.winner_line and taken.before < setting.winner_line and exists (select
from bet_record record
where record.vendor_code = taken.vendor_code and record.round = taken.round and record.player_id = taken.player_id and record.state = 'won' and record.payout >= taken.payout), false) as isAnnounced, taken.payout >= setting.logged_win as isLogged, coalesce(vendor.game_code, fed.game_code, house.game_code) as gameCode
from taken
cross join site_setting setting
join player on player.id = taken.player_id
left join vendor_round vendor on vendor.vendor_code = taken.vendor_code and vendor.round = taken.round and vendor.player_id = taken.player_id
left join fed_round fed on fed.vendor_code = taken.vendor_code and fed.round = taken.round and fed.player_id = taken.player_id
left join house_round house on vendor.id is null and house.vendor_code = taken.vendor_code and house.player_id = taken.player_id and house.id = case when taken.round ~ '^[0-9]{1,18}$' then taken.round::bigint end
order by taken.won_at;
