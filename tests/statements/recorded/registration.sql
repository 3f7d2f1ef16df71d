-- store.ts: confirmProfile
update profile
set locked_birthday = $, terms_accepted_at = $, confirmation_due = $
where player_id = $ and confirmation_due = $;

-- store.ts: insertPlayer
insert into player (account, nickname, merchant, language, type)
values ($, …)
on conflict (lower(account)) do nothing
returning id;

-- store.ts: insertProfile
insert into profile (player_id, locked_email, email_hash, locked_payee_name, locked_qq_num, locked_line, locked_whatsapp, locked_facebook, locked_wechat, locked_mobile, mobile_hash, locked_id_number, mobile_proved_at, email_proved_at, payment_password_hash, payment_password_changed_at, terms_accepted_at, confirmation_due)
values ($, …)
on conflict do nothing;

-- store.ts: insertProfile
insert into profile (player_id, mobile_proved_at, email_proved_at, payment_password_hash, payment_password_changed_at, terms_accepted_at, confirmation_due)
values ($, …)
on conflict do nothing;

-- store.ts: insertReferralCode
insert into referral_code (player_id, code)
values ($, …)
on conflict do nothing;

-- store.ts: insertSponsor
insert into sponsor (player_id, agent_id, affiliate_code, referrer_id, series, register_url, register_method, registered_at)
values ($, …);

-- store.ts: replaceReset
delete
from password_reset
where (player_id = $ or expires_at <= $);

-- store.ts: replaceReset
insert into password_reset (code_hash, player_id, expires_at)
values ($, …);

-- store.ts: selectAffiliate
select code, player_id as agentId, account_type as accountType, series
from affiliate_code
where code = $ and ended_at is null and (expires_at is null or expires_at > $) and not exists (select agent_id
from agent_stop
where agent_stop.agent_id = affiliate_code.player_id);

-- store.ts: selectAffiliate
select code, player_id as agentId, account_type as accountType, series
from affiliate_code
where domain = $ and ended_at is null and (expires_at is null or expires_at > $) and not exists (select agent_id
from agent_stop
where agent_stop.agent_id = affiliate_code.player_id);

-- store.ts: selectByNameAndEmail
select player.id, player.account, profile.locked_email as lockedEmail
from player
inner join profile on profile.player_id = player.id
where lower(player.account) = $ and profile.email_hash = $;

-- store.ts: selectOwnCode
select code
from referral_code
where player_id = $;

-- store.ts: selectResetOwner
select player.id, player.account
from password_reset
inner join player on player.id = password_reset.player_id
where password_reset.code_hash = $ and password_reset.expires_at > $;

-- store.ts: takeReset
delete
from password_reset
where code_hash = $ and expires_at > $ and player_id is not null
returning player_id as playerId;
