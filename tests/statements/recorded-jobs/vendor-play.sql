-- operate/vendor-incident-store.ts: countOf
update vendor_incident
set settled_at = $, settled_by = $, note = $
where settled_at is null and vendor_code = $ and kind = $ and subject in ($)
returning id;

-- operate/vendor-incident-store.ts: countOf
update vendor_incident
set settled_at = $, settled_by = $, note = $
where settled_at is null and vendor_code = $ and subject = $ and kind <> $
returning id;

-- operate/vendor-incident-store.ts: insertIncident
insert into vendor_incident (vendor_code, kind, subject, player_id, detail, raised_at)
values ($, …)
on conflict do nothing;

-- operate/vendor-incident-store.ts: settleBookedRounds
update vendor_incident incident
set settled_at = $, settled_by = $, note = $
from fed_round round
where incident.vendor_code = $ and incident.settled_at is null and incident.kind in ('round-above-wallet', 'round-of-unknown-game', 'round-unbookable') and round.vendor_code = incident.vendor_code and round.player_id = incident.player_id and round.round = substring(incident.subject
from '^fed-round:[0-9]+:(.*)$') and round.reported_bet = round.booked_bet and round.reported_win = round.booked_win and round.state = coalesce(round.booked_state, round.state);

-- rounds/round-store.ts: selectEndedDoubts
select ended.id, ended.vendor_code as vendor, ended.round, ended.game_code as game, known.name as player, ended.staked, ended.won, ended.jackpot, ended.state, bool_or(incident.kind = 'round-differs') as differs
from vendor_incident incident
join vendor_round ended on ended.vendor_code = incident.vendor_code and ended.id = substring(incident.subject
from '^round:([0-9]{1,18})$')::bigint
join vendor_player known on known.vendor_code = ended.vendor_code and known.player_id = ended.player_id
where incident.settled_at is null and ended.state <> 'open'
group by ended.id, known.name
having not bool_or(incident.kind = 'round-differs') or count(*) > 1 or ended.asked_at is null or ended.asked_at <= $
order by ended.id
limit $;

-- rounds/round-store.ts: selectQuietRounds
select quiet.id, quiet.vendor_code as vendor, quiet.round, quiet.game_code as game, quiet.player_id as playerId, known.name as player, quiet.bets, quiet.staked, quiet.won, quiet.jackpot, quiet.changed_at as changedAt
from vendor_round quiet
join vendor_player known on known.vendor_code = quiet.vendor_code and known.player_id = quiet.player_id
where quiet.state = 'open' and quiet.opened_at <= $::timestamptz - make_interval(mins => $) and quiet.changed_at <= $::timestamptz - make_interval(mins => coalesce(($::jsonb ->> quiet.game_type)::int, $)) and (quiet.asked_at is null or quiet.asked_at <= $)
order by quiet.opened_at
limit $;

-- rounds/round-store.ts: updateAsked
update vendor_round
set asked_at = $
where id = $;

-- transfers/transfer-compare-store.ts: saveComparedTo
update vendor_feed
set compared_to = $
where vendor_code = $;

-- transfers/transfer-compare-store.ts: selectHolders
select account.id::text as accountId, account.player_id as playerId, who.name, balance.amount::text as amount, account.commodity as currency
from ledger_account account
join ledger_balance balance on balance.account_id = account.id
join vendor_player who on who.player_id = account.player_id and who.vendor_code = $
where account.kind = 'vendor-wallet' and account.subject = $ and account.id > coalesce((select compared_to
from vendor_feed
where vendor_code = $), 0) and (balance.amount > 0 or exists (select
from vendor_incident incident
where incident.vendor_code = $ and incident.kind = 'wallet-differs' and incident.subject = 'player:' || account.player_id and incident.settled_at is null)) and not exists (select
from vendor_transfer one
where one.player_id = account.player_id and one.vendor_code = $ and one.state = 'pending') and (exists (select
from vendor_transfer one
where one.player_id = account.player_id and one.vendor_code = $) or exists (select
from fed_round round
where round.player_id = account.player_id and round.vendor_code = $))
order by account.id
limit $;

-- transfers/transfer-feed-store.ts: ensureFeed
insert into vendor_feed (vendor_code, read_at)
values ($, …)
on conflict do nothing;

-- transfers/transfer-feed-store.ts: isAnythingThere
select exists (select
from fed_round
where vendor_code = $ and (state = 'open' or reported_bet <> booked_bet or reported_win <> booked_win or state <> booked_state)) or exists (select
from vendor_transfer
where vendor_code = $ and state = 'pending') or exists (select
from ledger_account account
join ledger_balance balance on balance.account_id = account.id
join vendor_player who on who.player_id = account.player_id and who.vendor_code = $
where account.kind = 'vendor-wallet' and account.subject = $ and balance.amount > 0) or exists (select
from vendor_incident
where vendor_code = $ and kind in ('wallet-differs', 'feed-unread') and settled_at is null) as may;

-- transfers/transfer-feed-store.ts: isPlayedAt
select vendor_code
from launch_token
where vendor_code = $ and mode = $ and expires_at > $
limit $;

-- transfers/transfer-feed-store.ts: lockFedRound
select fed_round.reported_bet as reportedBet, fed_round.reported_win as reportedWin, fed_round.booked_bet as bookedBet, fed_round.booked_win as bookedWin, fed_round.booked_state as bookedState, fed_round.bookings, fed_round.state, fed_round.reported_at as reportedAt, fed_round.game_code as game, game.game_type as gameType, game.name
from fed_round
left join game on game.game_code = fed_round.game_code and game.vendor_code = fed_round.vendor_code
where fed_round.vendor_code = $ and fed_round.round = $ and fed_round.player_id = $
for update of fed_round;

-- transfers/transfer-feed-store.ts: lockFeed
select cursor, unread_since as unreadSince
from vendor_feed
where vendor_code = $ for update;

-- transfers/transfer-feed-store.ts: saveBooked
update fed_round
set booked_bet = $, booked_win = $, booked_state = $, bookings = bookings + 1, stuck_at = $
where vendor_code = $ and round = $ and player_id = $;

-- transfers/transfer-feed-store.ts: saveCursor
update vendor_feed
set cursor = $, read_at = $, unread_since = $
where vendor_code = $;

-- transfers/transfer-feed-store.ts: selectCursor
select cursor
from vendor_feed
where vendor_code = $;

-- transfers/transfer-feed-store.ts: selectPlayersByName
select name, player_id as playerId
from vendor_player
where vendor_code = $ and name in ($);

-- transfers/transfer-feed-store.ts: selectUnbooked
select round, player_id as playerId
from fed_round
where vendor_code = $ and (reported_bet <> booked_bet or reported_win <> booked_win or state <> booked_state)
order by stuck_at asc nulls first, reported_at
limit $;

-- transfers/transfer-feed-store.ts: upsertBet
insert into bet_record (player_id, game_type, vendor_code, game_name, round, stake, payout, state, placed_at, settled_at)
values ($, …);

-- transfers/transfer-feed-store.ts: upsertBet
update bet_record
set stake = $, payout = $, state = $, settled_at = $
where vendor_code = $ and round = $ and player_id = $;

-- transfers/transfer-feed-store.ts: upsertFedRounds
insert into fed_round (vendor_code, round, player_id, game_code, reported_bet, reported_win, state, reported_at)
values ($, …)
on conflict (vendor_code, round, player_id) do update
set reported_bet = excluded.reported_bet, reported_win = excluded.reported_win, state = excluded.state, reported_at = excluded.reported_at, stuck_at = $;

-- transfers/transfer-store.ts: ensurePlayerName
insert into vendor_player (vendor_code, player_id, name)
values ($, …)
on conflict do nothing;

-- transfers/transfer-store.ts: ensurePlayerName
select name
from vendor_player
where vendor_code = $ and player_id = $;

-- transfers/transfer-store.ts: insertTransfer
insert into vendor_transfer (player_id, vendor_code, direction, amount, currency, asked_at)
values ($, …)
returning id;

-- transfers/transfer-store.ts: lockTransferState
select state
from vendor_transfer
where id = $ for update;

-- transfers/transfer-store.ts: selectIsKnownThere
select exists (select
from vendor_transfer
where player_id = $ and vendor_code = $) or exists (select
from fed_round
where player_id = $ and vendor_code = $) as has;

-- transfers/transfer-store.ts: selectKeepsOwnWallets
select wallet
from vendor_link
where vendor_code = $;

-- transfers/transfer-store.ts: selectTransfer
select one.id, one.player_id as playerId, one.vendor_code as vendor, who.name, one.direction, one.amount, one.currency, one.state, one.asked_at as askedAt
from vendor_transfer as one
inner join vendor_player as who on who.vendor_code = one.vendor_code and who.player_id = one.player_id
where one.id = $;

-- transfers/transfer-store.ts: settleTransferRow
update vendor_transfer
set state = $, reason = $, settled_at = $
where id = $;

-- vendor-store.ts: deleteOld
delete
from launch_token
where expires_at < $;

-- vendor-store.ts: deleteOld
delete
from vendor_nonce
where received_at < $;
