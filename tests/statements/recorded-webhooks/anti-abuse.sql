-- throttle-store.ts: deleteForgotten
delete
from throttle
where (rule, key_hash) in (select rule, key_hash
from throttle
where forget_at < $
order by forget_at
limit $
for update skip locked);

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
