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

-- What a player told about themselves; one row each, from the day the account was opened.
create table profile (
  player_id bigint primary key references player on delete cascade,
  mobile text check (mobile ~ '^\+[1-9][0-9]{6,14}$'),
  mobile_proved_at timestamptz,
  email text,
  email_proved_at timestamptz,
  payee_name text,
  full_name text,
  qq_num text,
  line text,
  whatsapp text,
  facebook text,
  telegram text,
  zalo text,
  wechat text,
  locked_id_number text,
  birthday text check (birthday ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
  permanent_address text,
  current_address text,
  nationality text,
  occupation text,
  income_source text,
  birth_place text,
  avatar_upload_id text references upload on delete set null,
  payment_password_hash text,
  payment_password_changed_at timestamptz,
  terms_accepted_at timestamptz
);
create index profile_avatar_index on profile (avatar_upload_id) where avatar_upload_id is not null;
-- A proved number or mailbox is one account's: with it one logs in and sets a new password.
create unique index profile_mobile_key on profile (mobile) where mobile_proved_at is not null;
create unique index profile_email_key on profile (lower(email)) where email_proved_at is not null;
