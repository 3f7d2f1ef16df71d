-- store.ts: deleteExpired
delete
from captcha
where id in (select id
from captcha
where expires_at < $
order by expires_at
limit $
for update skip locked);

-- store.ts: deleteExpired
delete
from human_check_use
where nonce in (select nonce
from human_check_use
where expires_at < $
order by expires_at
limit $
for update skip locked);

-- store.ts: insertCaptcha
insert into captcha (id, answer_hash, expires_at)
values ($, …);

-- store.ts: insertHumanCheckUse
insert into human_check_use (nonce, expires_at)
values ($, …)
on conflict do nothing;

-- throttle-store.ts: deleteForgotten
delete
from throttle
where (rule, key_hash) in (select rule, key_hash
from throttle
where forget_at < $
order by forget_at
limit $
for update skip locked);

-- throttle-store.ts: deleteMarks
delete
from throttle
where rule = $ and key_hash = $;

-- throttle-store.ts: lockMarks
insert into throttle (rule, key_hash, forget_at)
values ($, …)
on conflict (rule, key_hash) do update
set rule = excluded.rule
returning marks;

-- throttle-store.ts: saveMarks
update throttle
set marks = $, forget_at = $
where rule = $ and key_hash = $;

-- throttle-store.ts: selectMarks
select marks
from throttle
where rule = $ and key_hash = $;
