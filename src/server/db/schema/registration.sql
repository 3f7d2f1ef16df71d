-- Who brought whom.

-- An agent's invitation; a domain of the agent's own carries it without anybody typing it.
create table affiliate_code (
  code text primary key check (code = lower(code) and code ~ '^[a-z0-9]{4,16}$'),
  player_id bigint not null references player on delete cascade,
  domain text unique check (domain = lower(domain))
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
  registered_at timestamptz not null
);
create index sponsor_agent_index on sponsor (agent_id);
create index sponsor_referrer_index on sponsor (referrer_id);
