-- store.ts: isTaken
select player_id
from profile
where player_id != $ and email_hash = $ and email_proved_at is not null;

-- store.ts: lockProfile
insert into profile (player_id)
values ($)
on conflict do nothing;

-- store.ts: lockProfile
select *
from profile
where player_id = $ for update;

-- store.ts: selectProfile
select profile.*, player.account, player.nickname, player.created_at as memberSince, credential.password_hash as passwordHash
from player
left join profile on profile.player_id = player.id
left join credential on credential.player_id = player.id
where player.id = $;

-- store.ts: updateNickname
update player
set nickname = $
where id = $;

-- store.ts: updateProfile
update profile
set avatar_upload_id = $
where player_id = $;

-- store.ts: updateProfile
update profile
set locked_email = $, email_hash = $, email_proved_at = $
where player_id = $;

-- store.ts: updateProfile
update profile
set locked_nationality = $, locked_occupation = $
where player_id = $;

-- store.ts: updateProfile
update profile
set payment_password_hash = $, payment_password_changed_at = $
where player_id = $;
