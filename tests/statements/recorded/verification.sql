-- store.ts: deleteOldCodes
delete
from verification_code
where expires_at < clock_timestamp() - interval '1 day';

-- store.ts: setUsed
update verification_code
set used_at = clock_timestamp()
where scene = $ and target = $ and salt = $ and used_at is null
returning scene;

-- store.ts: spendAttempt
update verification_code
set attempts_left = attempts_left - 1
where scene = $ and target = $ and used_at is null and attempts_left > $ and expires_at > clock_timestamp()
returning salt, hash;

-- store.ts: upsertCode
insert into verification_code (scene, target, salt, hash, attempts_left, created_at, expires_at, used_at)
values ($, $, $, $, $, clock_timestamp(), clock_timestamp() + make_interval(mins => $::int), $)
on conflict (scene, target) do update
set salt = $, hash = $, attempts_left = $, created_at = clock_timestamp(), expires_at = clock_timestamp() + make_interval(mins => $::int), used_at = $;
