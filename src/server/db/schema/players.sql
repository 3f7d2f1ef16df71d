-- Players, their sessions and devices, and the ways from one session to the next.

create table player (
  id bigint generated always as identity primary key,
  account text not null check (account <> ''),
  nickname text not null,
  type smallint not null default 0,
  merchant text not null,
  language text not null,
  created_at timestamptz not null default now()
);
create unique index player_account_key on player (lower(account));
-- Whoever is no plain member: agents of a team are counted among them.
create index player_agent_index on player (id) where type <> 0;
create index player_trial_index on player (created_at) where type = 4;

create table session (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  player_id bigint not null references player on delete cascade,
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  id uuid not null default gen_random_uuid() unique,
  device_hash bytea,
  device_name text not null default '',
  address inet,
  -- Opened with a password that has to be changed first; the gateway refuses all else until then.
  must_change boolean not null default false,
  -- Null: the player proved it to us. Who came through another company has proved it to that one.
  vouched_by text check (vouched_by in ('google', 'facebook'))
);
create index session_player_index on session (player_id);
create index session_expires_index on session (expires_at);
-- Who is online: few of all logins were seen in the last minutes.
create index session_seen_index on session (seen_at) include (player_id) where ended_at is null;

create table credential (
  player_id bigint primary key references player on delete cascade,
  password_hash text not null,
  changed_at timestamptz not null,
  must_change boolean not null default false
);

create table last_login (
  player_id bigint primary key references player on delete cascade,
  logged_in_at timestamptz not null,
  address inet,
  device_name text not null default ''
);

create table known_device (
  player_id bigint not null references player on delete cascade,
  device_hash bytea not null check (octet_length(device_hash) = 32),
  id uuid not null default gen_random_uuid() unique,
  device_name text not null,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  address inet,
  primary key (player_id, device_hash)
);
create index known_device_seen_index on known_device (last_seen_at);

-- A block of addresses and not one of them: phones change theirs with every cell.
create table known_network (
  player_id bigint not null references player on delete cascade,
  network text not null,
  last_seen_at timestamptz not null,
  primary key (player_id, network)
);
create index known_network_seen_index on known_network (last_seen_at);

-- A login that was right so far, and waits for one more proof.
create table login_challenge (
  id_hash bytea primary key check (octet_length(id_hash) = 32),
  player_id bigint not null references player on delete cascade,
  must_change boolean not null,
  client text not null,
  expires_at timestamptz not null
);
create index login_challenge_player_index on login_challenge (player_id);
create index login_challenge_expires_index on login_challenge (expires_at);

-- A session taken along to another address of the same house: a code, once, within a minute.
create table hand_over (
  code_hash bytea primary key check (octet_length(code_hash) = 32),
  player_id bigint not null references player on delete cascade,
  -- The session it was taken from: where that is over, so is the code.
  token_hash bytea not null references session (token_hash) on delete cascade,
  expires_at timestamptz not null
);
create index hand_over_player_index on hand_over (player_id);
create index hand_over_session_index on hand_over (token_hash);
create index hand_over_expires_index on hand_over (expires_at);

create table password_reset (
  code_hash bytea primary key check (octet_length(code_hash) = 32),
  -- Null for a request about nobody: the same work, and nothing that opens.
  player_id bigint references player on delete cascade,
  expires_at timestamptz not null
);
create index password_reset_player_index on password_reset (player_id);
