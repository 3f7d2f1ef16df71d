-- Text messages, mails, and the codes in them.

-- Messages to be sent, each by a job of its own. A body is deleted as soon as it has been sent: it may
-- hold a code, and nobody needs the text of a message afterwards.
create table outbox (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('sms', 'mail')),
  recipient text not null check (recipient <> ''),
  language text not null,
  template text not null,
  subject text,
  body text,
  player_id bigint references player on delete set null,
  state text not null default 'waiting' check (
    state in ('waiting', 'sent', 'kept', 'failed', 'expired', 'withheld')
  ),
  reason text,
  send_before timestamptz,
  blank_at timestamptz,
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  check (body is not null or state <> 'waiting')
);
create index outbox_send_before_index on outbox (send_before) where state = 'waiting';
create index outbox_blank_index on outbox (blank_at) where body is not null;
create index outbox_created_index on outbox (created_at);
create index outbox_player_index on outbox (player_id);
insert into job (kind, key, due_at) values ('outbox-tidy', 'all', clock_timestamp());

-- One row for each message that was allowed, for as long as the longest cap looks back.
create table message_pace (
  id bigint generated always as identity primary key,
  recipient text not null,
  address text not null,
  country text not null,
  allowed_at timestamptz not null
);
create index message_pace_recipient_index on message_pace (recipient, allowed_at);
create index message_pace_address_index on message_pace (address, allowed_at);
create index message_pace_country_index on message_pace (country, allowed_at);
create index message_pace_allowed_index on message_pace (allowed_at);

-- One code a scene and target: a newer one takes the older one's place.
create table verification_code (
  scene text not null,
  target text not null check (target <> ''),
  salt bytea not null check (octet_length(salt) = 32),
  hash bytea not null check (octet_length(hash) = 32),
  attempts_left integer not null check (attempts_left >= 0),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (scene, target)
);
create index verification_code_expires_index on verification_code (expires_at);
