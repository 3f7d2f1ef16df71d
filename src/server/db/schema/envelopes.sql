-- Red envelopes: their shares are made before they open, and taken one after the other.
-- See `rewards/envelopes/README.md`.

create table envelope_plan (
  code code primary key,
  terms jsonb not null check (jsonb_typeof(terms) = 'object'),
  published_at timestamptz not null,
  ended_at timestamptz check (ended_at >= published_at)
);

create table envelope (
  id bigint generated always as identity primary key,
  code code not null references envelope_plan,
  title worded not null,
  kind text not null check (kind in ('everyone', 'tiered', 'personal')),
  split text not null check (split in ('fixed', 'lucky')),
  form text not null check (form in ('cash', 'points')),
  minimum bigint not null check (minimum > 0),
  begins_at timestamptz not null,
  ends_at timestamptz not null,
  -- Text of the provable draw; published once the envelope is over.
  server_seed text not null check (server_seed ~ '^[0-9a-f]{64}$'),
  commitment text not null check (commitment ~ '^[0-9a-f]{64}$'),
  budget_id bigint not null references reward_budget,
  -- When what was left went back to the budget.
  settled_at timestamptz,
  check (ends_at > begins_at),
  unique (code, begins_at)
);
create index envelope_time_index on envelope (ends_at);
create index envelope_unsettled_index on envelope (ends_at) where settled_at is null;

create table envelope_pile (
  envelope_id bigint not null references envelope,
  tier smallint not null check (tier >= 0),
  deposits bigint not null check (deposits >= 0),
  total bigint not null check (total > 0),
  shares integer not null check (shares > 0),
  order_hash text not null check (order_hash ~ '^[0-9a-f]{64}$'),
  primary key (envelope_id, tier)
);

create table envelope_share (
  envelope_id bigint not null,
  tier smallint not null,
  ordinal integer not null check (ordinal > 0),
  amount bigint not null check (amount > 0),
  player_id bigint references player,
  taken_at timestamptz,
  grant_id bigint references reward_grant,
  primary key (envelope_id, tier, ordinal),
  foreign key (envelope_id, tier) references envelope_pile,
  check (num_nulls(player_id, taken_at) in (0, 2))
);
create unique index envelope_share_player_key on envelope_share (envelope_id, player_id)
where player_id is not null;
create index envelope_share_left_index on envelope_share (envelope_id, tier, ordinal)
where player_id is null;

-- For whom a personal one is.
create table envelope_guest (
  envelope_id bigint not null references envelope,
  player_id bigint not null references player on delete cascade,
  primary key (envelope_id, player_id)
);
create index envelope_guest_player_index on envelope_guest (player_id);

insert into job (kind, key, due_at) values ('envelopes-sweep', 'all', clock_timestamp());
