-- store.ts: countWaiting
select count(*) as waiting
from round_dispute
where player_id = $ and verdict is null;

-- store.ts: insertDispute
insert into round_dispute (round_id, player_id, words, evidence, raised_at)
values ($, …)
on conflict (round_id) do nothing;

-- store.ts: lockDispute
select round_dispute.*, player.account
from round_dispute
inner join player on player.id = round_dispute.player_id
where round_dispute.id = $
for update of round_dispute;

-- store.ts: selectByRound
select round_dispute.*, player.account
from round_dispute
inner join player on player.id = round_dispute.player_id
where round_dispute.round_id = $ and round_dispute.player_id = $;

-- store.ts: selectDisputes
select round_dispute.*, player.account
from round_dispute
inner join player on player.id = round_dispute.player_id
where round_dispute.verdict is null
order by round_dispute.id asc
limit $;

-- store.ts: updateAnswer
update round_dispute
set verdict = $, answer = $, answered_by = $, answered_at = $
where id = $;
