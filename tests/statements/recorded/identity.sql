-- factors/challenge-store.ts: selectChallenge
select *
from login_challenge
where id_hash = $ and expires_at > $;

-- factors/challenge-store.ts: takeChallenge
delete
from login_challenge
where id_hash = $;

-- factors/factor-store.ts: selectFactors
select player.created_at as bornAt, withdrawal_setting.account_rest_hours as restHours, profile.mobile_proved_at as sms, profile.email_proved_at as email, authenticator.confirmed_at as authenticator, factor_loss.at as lostAt, (select min(passkey.created_at) as oldest
from passkey
where passkey.player_id = player.id) as passkey, (select max(linked_identity.since) as newest
from linked_identity
where linked_identity.player_id = player.id) as linked
from player
inner join withdrawal_setting on true
left join profile on profile.player_id = player.id
left join authenticator on authenticator.player_id = player.id
left join factor_loss on factor_loss.player_id = player.id
where player.id = $;

-- factors/factor-store.ts: selectPasskeyAges
select id, created_at as since
from passkey
where player_id = $;

-- factors/reach-store.ts: selectPlayerByMobile
select player.id, player.type, player.account
from profile
inner join player on player.id = profile.player_id
where profile.mobile_hash = $ and profile.mobile_proved_at is not null;

-- factors/reach-store.ts: selectReach
select player.account, player.language, profile.locked_email as lockedEmail, profile.email_proved_at as emailProvedAt, profile.locked_mobile as lockedMobile, profile.mobile_proved_at as mobileProvedAt, profile.locked_payee_name as lockedPayeeName, (select payout_account.holder
from payout_account
where payout_account.player_id = player.id and payout_account.removed_at is null
order by payout_account.id desc
limit $) as accountHolder
from player
inner join profile on profile.player_id = player.id
where player.id = $;

-- factors/recovery-codes-store.ts: countUnused
select count(*) as left
from recovery_code
where player_id = $ and used_at is null;

-- factors/recovery-codes-store.ts: deleteRecoveryCodes
delete
from recovery_code
where player_id = $;

-- factors/recovery-codes-store.ts: replaceRecoveryCodes
insert into recovery_code (player_id, code_hash, used_at)
values ($, …), …;

-- factors/recovery-codes-store.ts: takeRecoveryCode
update recovery_code
set used_at = $
where player_id = $ and code_hash = $ and used_at is null;

-- factors/totp-store.ts: deleteAuthenticator
delete
from authenticator
where player_id = $;

-- factors/totp-store.ts: selectAuthenticator
select sealed_secret as sealedSecret, last_step as lastStep, begun_at as begunAt, confirmed_at as confirmedAt
from authenticator
where player_id = $;

-- factors/totp-store.ts: setConfirmed
update authenticator
set confirmed_at = $
where player_id = $;

-- factors/totp-store.ts: takeStep
update authenticator
set last_step = $
where player_id = $ and last_step < $ and sealed_secret = $;

-- factors/totp-store.ts: upsertUnconfirmed
insert into authenticator (player_id, sealed_secret, begun_at)
values ($, …)
on conflict (player_id) do update
set sealed_secret = $, begun_at = $, last_step = $
where authenticator.confirmed_at is null;

-- login/device-store.ts: deleteDevice
delete
from known_device
where player_id = $ and id = $;

-- login/device-store.ts: deleteOldDevices
delete
from known_device
where id in (select id
from known_device
where last_seen_at < $
limit 20
for update skip locked);

-- login/device-store.ts: deleteOldDevices
delete
from known_network
where ctid in (select ctid
from known_network
where last_seen_at < $
limit 20
for update skip locked);

-- login/device-store.ts: hasLoggedIn
select player_id
from last_login
where player_id = $;

-- login/device-store.ts: insertNetwork
insert into known_network (player_id, network, last_seen_at)
values ($, …)
on conflict (player_id, network) do update
set last_seen_at = $;

-- login/device-store.ts: selectDevices
select known_device.id, known_device.device_name as device, known_device.address, known_device.first_seen_at as firstSeen, known_device.last_seen_at as lastSeen, session.id as sessionId
from known_device
left join session on session.device_hash = known_device.device_hash and session.token_hash = $
where known_device.player_id = $
order by known_device.last_seen_at desc
limit $;

-- login/device-store.ts: upsertDevice
insert into known_device (player_id, device_hash, first_seen_at, device_name, last_seen_at, address)
values ($, …)
on conflict (player_id, device_hash) do update
set device_name = $, last_seen_at = $, address = $
returning xmax = 0 as isAdded;

-- login/ways-in-store.ts: lockWaysIn
select id
from player
where id = $ for update;

-- login/ways-in-store.ts: selectWaysIn
select credential.password_hash is not null as hasPassword, profile.mobile_proved_at is not null as hasMobile, exists (select id
from passkey
where passkey.player_id = $) as hasPasskey
from player
left join credential on credential.player_id = player.id
left join profile on profile.player_id = player.id
where player.id = $;

-- login/ways-in-store.ts: selectWaysIn
select provider
from linked_identity
where player_id = $;

-- passkeys/store.ts: deletePasskey
delete
from passkey
where id = $ and player_id = $
returning created_at;

-- passkeys/store.ts: insertChallenge
delete
from passkey_challenge
where expires_at <= $;

-- passkeys/store.ts: insertChallenge
insert into passkey_challenge (challenge, player_id, expires_at)
values ($, …);

-- passkeys/store.ts: insertPasskey
insert into passkey (id, player_id, public_key, counter, transports, name, created_at, used_at)
values ($, …)
on conflict (id) do nothing;

-- passkeys/store.ts: keepHandle
insert into passkey_user (player_id, handle)
values ($, …)
on conflict (player_id) do nothing;

-- passkeys/store.ts: keepHandle
select handle
from passkey_user
where player_id = $;

-- passkeys/store.ts: selectOwnPasskey
select id, public_key as publicKey, counter, created_at as createdAt
from passkey
where id = $ and player_id = $;

-- passkeys/store.ts: selectPasskey
select passkey.id, passkey.player_id as playerId, passkey.public_key as publicKey, passkey.counter, player.type
from passkey
inner join passkey_user on passkey_user.player_id = passkey.player_id
inner join player on player.id = passkey.player_id
where passkey.id = $ and passkey_user.handle = $;

-- passkeys/store.ts: selectPasskeys
select id, name, transports, created_at as createdAt, used_at as usedAt
from passkey
where player_id = $
order by created_at desc;

-- passkeys/store.ts: setUsed
update passkey
set counter = $, used_at = $
where id = $ and (counter < $ or counter = $);

-- passkeys/store.ts: takeChallenge
delete
from passkey_challenge
where challenge = $ and player_id = $ and expires_at > $;

-- passkeys/store.ts: takeChallenge
delete
from passkey_challenge
where challenge = $ and player_id is null and expires_at > $;

-- passwords/credential-store.ts: deleteHalfOpen
delete
from hand_over
where player_id = $;

-- passwords/credential-store.ts: deleteHalfOpen
delete
from login_challenge
where player_id = $;

-- passwords/credential-store.ts: deleteHalfOpen
delete
from password_reset
where player_id = $;

-- passwords/credential-store.ts: deleteOldTrials
delete
from player
where id in (select id
from player
where type = 4 and created_at < $
limit 20
for update skip locked);

-- passwords/credential-store.ts: insertTrialPlayer
insert into player (account, nickname, type, merchant, language)
values ($, …)
returning id;

-- passwords/credential-store.ts: isGivenOut
select must_change
from credential
where player_id = $;

-- passwords/credential-store.ts: replaceLastLogin
insert into last_login (player_id, logged_in_at, address, device_name)
values ($, …)
on conflict (player_id) do update
set logged_in_at = $, address = $, device_name = $;

-- passwords/credential-store.ts: replaceLastLogin
select logged_in_at as at, address, device_name as deviceName
from last_login
where player_id = $ for update;

-- passwords/credential-store.ts: selectConfirmationDue
select confirmation_due
from profile
where player_id = $;

-- passwords/credential-store.ts: selectCredential
select player.id, player.account, player.type, credential.password_hash as passwordHash, credential.must_change as mustChange, credential.changed_at as changedAt
from player
left join credential on credential.player_id = player.id
where lower(player.account) = $;

-- passwords/credential-store.ts: updateHash
update credential
set password_hash = $
where player_id = $;

-- passwords/credential-store.ts: upsertCredential
insert into credential (player_id, password_hash, changed_at, must_change)
values ($, …)
on conflict (player_id) do update
set password_hash = $, changed_at = $, must_change = $;

-- sessions/hand-over-store.ts: deleteHandOver
delete
from hand_over
where code_hash = $;

-- sessions/hand-over-store.ts: insertHandOver
delete
from hand_over
where expires_at <= $;

-- sessions/hand-over-store.ts: insertHandOver
insert into hand_over (code_hash, player_id, token_hash, expires_at)
values ($, …);

-- sessions/hand-over-store.ts: selectHandOver
select hand_over.code_hash as codeHash, hand_over.player_id as playerId, player.account
from hand_over
inner join player on player.id = hand_over.player_id
inner join session on session.token_hash = hand_over.token_hash
where hand_over.code_hash = $ and hand_over.expires_at > $ and session.ended_at is null and session.expires_at > $;

-- sessions/session-store.ts: endOwnSessions
update session
set ended_at = $
where player_id = $ and ended_at is null
returning token_hash as tokenHash;

-- sessions/session-store.ts: endOwnSessions
update session
set ended_at = $
where player_id = $ and ended_at is null and device_hash in (select device_hash
from known_device
where id = $)
returning token_hash as tokenHash;

-- sessions/session-store.ts: endOwnSessions
update session
set ended_at = $
where player_id = $ and ended_at is null and token_hash != $
returning token_hash as tokenHash;

-- sessions/session-store.ts: forgetDevicesOf
delete
from known_device
where player_id = $ and device_hash in (select device_hash
from session
where token_hash in ($, …) and device_hash is not null);

-- sessions/session-store.ts: selectOwnSessions
select id, token_hash as tokenHash, device_name as device, address, created_at as createdAt, seen_at as seenAt, expires_at as expiresAt, ended_at as endedAt
from session
where player_id = $ and ended_at is null
order by created_at desc
limit $;

-- sessions/session-store.ts: selectSessionBegin
select created_at as createdAt
from session
where token_hash = $;

-- sessions/session-store.ts: selectSessionId
select id
from session
where token_hash = $;

-- sessions/session-store.ts: setChanged
update session
set must_change = $
where token_hash = $;

-- sessions/since-store.ts: selectSpans
select created_at as from, seen_at as seenAt, ended_at as endedAt, expires_at as expiresAt
from session
where player_id = $ and seen_at > $
order by created_at desc;

-- store.ts: deleteOldSessions
delete
from session
where token_hash in (select token_hash
from session
where expires_at < $
limit 20
for update skip locked);

-- store.ts: insertSession
insert into session (token_hash, player_id, created_at, seen_at, expires_at, device_hash, device_name, address, must_change, vouched_by)
values ($, …)
returning id;

-- store.ts: selectMember
select player.id, player.account, player.nickname, player.type, profile.avatar_upload_id as iconVersion, profile.confirmation_due as confirmationDue
from player
left join profile on profile.player_id = player.id
where player.id = $;

-- store.ts: selectSession
/* planned: session */ select player.id, player.account, player.type, session.seen_at as seenAt, session.expires_at as expiresAt, session.ended_at as endedAt, session.must_change as mustChange
from session
join player on player.id = session.player_id
where session.token_hash = $;

-- store.ts: touchSession
update session
set seen_at = $
where token_hash = $ and seen_at < $;
