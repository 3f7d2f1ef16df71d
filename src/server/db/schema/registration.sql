-- Who brought whom.

-- An agent's invitation; a domain of the agent's own carries it without anybody typing it.
create table affiliate_code (
  code text primary key check (code = lower(code) and code ~ '^[a-z0-9]{4,16}$'),
  player_id bigint not null references player on delete cascade,
  domain text unique check (domain = lower(domain)),
  -- What an account becomes that is opened with it: a member or an agent.
  account_type smallint not null default 0 check (account_type in (0, 1)),
  series smallint check (series between 1000 and 2000),
  channel text not null default '' check (length(channel) <= 40),
  made_at timestamptz not null default now(),
  expires_at timestamptz,
  ended_at timestamptz,
  -- Of an agent who made it in the app; who asks again with it has made one.
  request_id uuid,
  unique (player_id, request_id)
);
create index affiliate_code_player_index on affiliate_code (player_id);

create table referral_code (
  player_id bigint primary key references player on delete cascade,
  code text not null unique check (code ~ '^[a-z0-9]{8}$')
);

-- Who brought a player; written once, when the account is opened.
create table sponsor (
  player_id bigint primary key references player on delete cascade,
  agent_id bigint references player on delete set null,
  affiliate_code text,
  referrer_id bigint references player on delete set null,
  register_url text,
  register_method text not null,
  registered_at timestamptz not null,
  -- The highest prize series of lotteries; null: whatever a game has.
  series smallint check (series between 1000 and 2000)
);
create index sponsor_agent_index on sponsor (agent_id, player_id);
create index sponsor_code_index on sponsor (affiliate_code);
create index sponsor_referrer_index on sponsor (referrer_id);

-- How often a link was opened, by the merchant's day.
create table affiliate_click (
  code text not null references affiliate_code on delete cascade,
  day date not null,
  clicks bigint not null check (clicks > 0),
  primary key (code, day)
);
