-- What proves more than a password: authenticator, recovery codes, passkeys.

create table authenticator (
  player_id bigint primary key references player on delete cascade,
  sealed_secret text not null,
  last_step bigint not null default 0,
  begun_at timestamptz not null,
  confirmed_at timestamptz
);

create table recovery_code (
  player_id bigint not null references player on delete cascade,
  code_hash bytea not null check (octet_length(code_hash) = 32),
  used_at timestamptz,
  primary key (player_id, code_hash)
);

-- What a device calls its user: random, so that no device learns an account's number.
create table passkey_user (
  player_id bigint primary key references player on delete cascade,
  handle bytea not null unique check (octet_length(handle) = 32)
);

create table passkey (
  id text primary key,
  player_id bigint not null references player on delete cascade,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null default '{}',
  name text not null,
  created_at timestamptz not null,
  used_at timestamptz
);
create index passkey_player_index on passkey (player_id, created_at);

-- A question that was asked, and may be answered once; without a player it was asked at the door.
create table passkey_challenge (
  challenge text primary key,
  player_id bigint references player on delete cascade,
  expires_at timestamptz not null
);
create index passkey_challenge_player_index on passkey_challenge (player_id) where player_id is not null;
create index passkey_challenge_expires_index on passkey_challenge (expires_at);

-- When an account lost what proved more than a password, without that having been shown once more.
create table factor_loss (
  player_id bigint primary key references player on delete cascade,
  at timestamptz not null
);
