-- store.ts: deleteBefore
delete
from sealed_use
where used_at < $;

-- store.ts: deleteBefore
delete
from sealing_key
where created_at <= $;

-- store.ts: insertKey
insert into sealing_key (kid, public_key, private_key, created_at)
values ($, …);

-- store.ts: insertUse
insert into sealed_use (letter_hash, used_at)
values ($, …)
on conflict do nothing;

-- store.ts: lockKeys
select pg_advisory_xact_lock($);

-- store.ts: selectKeys
select kid, public_key as publicKey, private_key as privateKey, created_at as createdAt
from sealing_key
where created_at > $
order by created_at desc;
