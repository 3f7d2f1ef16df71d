-- What players tell about themselves, and the pictures they send.

create table upload (
  id text primary key check (id ~ '^[0-9a-f]{32}$'),
  player_id bigint not null references player on delete cascade,
  purpose text not null,
  media_type text not null check (media_type in ('image/png', 'image/jpeg')),
  byte_length integer not null,
  width integer not null,
  height integer not null,
  created_at timestamptz not null default now()
);
create index upload_player_index on upload (player_id, created_at);

-- What a player stated about themselves; one row each, from the day the account was opened. The gateway's
-- vault locks each field that is about the person (`identity-documents/profile-fields.ts`).
create table profile (
  player_id bigint primary key references player on delete cascade,
  locked_mobile locked_text,
  -- Keyed hashes: by them an account is found, and without the secret no number can be tried.
  mobile_hash text,
  mobile_proved_at timestamptz,
  locked_email locked_text,
  email_hash text,
  email_proved_at timestamptz,
  locked_payee_name locked_text,
  locked_full_name locked_text,
  locked_qq_num locked_text,
  locked_line locked_text,
  locked_whatsapp locked_text,
  locked_facebook locked_text,
  locked_telegram locked_text,
  locked_zalo locked_text,
  locked_wechat locked_text,
  locked_id_number locked_text,
  locked_birthday locked_text,
  locked_permanent_address locked_text,
  locked_current_address locked_text,
  locked_nationality locked_text,
  locked_occupation locked_text,
  locked_income_source locked_text,
  locked_birth_place locked_text,
  avatar_upload_id text references upload on delete set null,
  payment_password_hash text,
  payment_password_changed_at timestamptz,
  terms_accepted_at timestamptz,
  -- Somebody else opened the account: its owner tells age and terms before anything else is answered.
  confirmation_due boolean not null default false,
  check ((locked_mobile is null) = (mobile_hash is null)),
  check ((locked_email is null) = (email_hash is null))
);
create index profile_avatar_index on profile (avatar_upload_id) where avatar_upload_id is not null;
-- A proved number or mailbox is one account's: with it one logs in and sets a new password.
create unique index profile_mobile_key on profile (mobile_hash) where mobile_proved_at is not null;
create unique index profile_email_key on profile (email_hash) where email_proved_at is not null;
