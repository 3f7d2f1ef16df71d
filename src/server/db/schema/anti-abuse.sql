-- What tells people from programs, and slows both down.

-- Signs challenges and hides answers; made by the gateway that needs it first.
create table check_secret (
  is_only boolean primary key default true check (is_only),
  secret bytea not null check (octet_length(secret) = 32)
);

create table captcha (
  id bytea primary key check (octet_length(id) = 16),
  answer_hash bytea not null check (octet_length(answer_hash) = 32),
  expires_at timestamptz not null
);
create index captcha_expires_index on captcha (expires_at);

create table human_check_use (
  nonce bytea primary key,
  expires_at timestamptz not null
);
create index human_check_use_expires_index on human_check_use (expires_at);

-- The moments themselves and no mere count: three in any half hour are not three in one by the clock.
create table throttle (
  rule text not null,
  key_hash bytea not null check (octet_length(key_hash) = 32),
  marks timestamptz[] not null default '{}',
  forget_at timestamptz not null,
  primary key (rule, key_hash)
);
create index throttle_forget_index on throttle (forget_at);
