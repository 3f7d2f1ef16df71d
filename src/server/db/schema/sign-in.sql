-- Players who sign in through another company (Google, Facebook).

-- One person of a provider opens one account, and an account has one of each provider.
create table linked_identity (
  provider text not null check (provider in ('google', 'facebook')),
  subject text not null check (length(subject) between 1 and 255),
  player_id bigint not null references player on delete cascade,
  hint text not null,
  since timestamptz not null,
  used_at timestamptz,
  primary key (provider, subject),
  unique (player_id, provider)
);

-- Somebody who was sent away to a provider and has not come back; taken away by their return.
create table sign_in_attempt (
  state_hash bytea primary key,
  cookie_hash bytea not null,
  provider text not null,
  nonce text not null,
  locked_verifier text not null,
  return_address text not null,
  entrance text not null check (entrance in ('site', 'agent')),
  player_id bigint references player on delete cascade,
  expires_at timestamptz not null
);
create index sign_in_attempt_player_index on sign_in_attempt (player_id) where player_id is not null;
create index sign_in_attempt_expires_index on sign_in_attempt (expires_at);

-- A provider's word: first under the code of an address, then under the ticket of a page.
create table sign_in_voucher (
  code_hash bytea primary key,
  stage text not null check (stage in ('code', 'ticket')),
  cookie_hash bytea not null,
  provider text not null,
  locked_person text not null,
  entrance text not null check (entrance in ('site', 'agent')),
  player_id bigint references player on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index sign_in_voucher_player_index on sign_in_voucher (player_id) where player_id is not null;
create index sign_in_voucher_expires_index on sign_in_voucher (expires_at);
