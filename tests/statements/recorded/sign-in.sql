-- attempt-store.ts: insertAttempt
delete
from sign_in_attempt
where expires_at <= $;

-- attempt-store.ts: insertAttempt
insert into sign_in_attempt (state_hash, cookie_hash, provider, nonce, locked_verifier, return_address, entrance, player_id, expires_at)
values ($, …);

-- attempt-store.ts: insertVoucher
delete
from sign_in_voucher
where expires_at <= $;

-- attempt-store.ts: insertVoucher
insert into sign_in_voucher (code_hash, stage, cookie_hash, provider, locked_person, entrance, player_id, created_at, expires_at)
values ($, …);

-- attempt-store.ts: selectVoucher
select provider, locked_person as lockedPerson, entrance, player_id as playerId, created_at as createdAt
from sign_in_voucher
where code_hash = $ and stage = $ and cookie_hash = $ and expires_at > $;

-- attempt-store.ts: takeVoucher
delete
from sign_in_voucher
where code_hash = $ and stage = $ and cookie_hash = $ and expires_at > $
returning provider, locked_person as lockedPerson, entrance, player_id as playerId, created_at as createdAt;

-- store.ts: deleteLinked
delete
from linked_identity
where provider = $ and player_id = $;

-- store.ts: insertLinked
insert into linked_identity (provider, subject, player_id, hint, since, used_at)
values ($, …)
on conflict do nothing;

-- store.ts: selectLinked
select player.id, player.type
from linked_identity
inner join player on player.id = linked_identity.player_id
where provider = $ and subject = $;

-- store.ts: selectOwnLinked
select provider, hint, since, used_at as usedAt
from linked_identity
where player_id = $
order by since;
