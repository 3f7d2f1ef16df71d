-- four-eyes-store.ts: selectTwoPeopleAbove
select two_people_above as line
from withdrawal_setting;

-- store.ts: insertEntry
insert into operator_audit (operator_id, operator_name, action, subject, detail)
values ($, …);

-- store.ts: markUsed
update operator
set used_at = $
where id = $;

-- store.ts: selectByToken
select id, name, duties, used_at as usedAt, expires_at as expiresAt, proved_at as provedAt
from operator
where removed_at is null and token_hash = $;

-- store.ts: selectEntries
select id, at, operator_name as operator, action, subject, detail
from operator_audit
where subject = $
order by id desc
limit $;

-- store.ts: selectSecret
select locked_secret as lockedSecret, last_step as lastStep
from operator
where id = $ and removed_at is null;

-- store.ts: takeStep
update operator
set last_step = $, token_hash = $, proved_at = $, used_at = $, expires_at = $
where id = $ and last_step < $ and removed_at is null;
