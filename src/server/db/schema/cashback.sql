-- Cashback: a share of what somebody lost of their own money in a period. See `rewards/cashback/README.md`.

-- One row is one version; the newest published one without `ended_at` makes the runs to come.
create table cashback_offer (
  id bigint generated always as identity primary key,
  code code not null,
  version integer not null check (version > 0),
  terms jsonb not null check (jsonb_typeof(terms) = 'object'),
  proposed_by text not null check (length(proposed_by) between 1 and 100),
  proposed_at timestamptz not null,
  published_by text check (length(published_by) between 1 and 100),
  published_at timestamptz,
  ended_at timestamptz check (ended_at >= published_at),
  check ((published_by is null) = (published_at is null)),
  unique (code, version)
);
create unique index cashback_offer_live_index on cashback_offer (code)
where ended_at is null and published_at is not null;

-- One period of an offer, by the version that held as it was first played in.
create table cashback_run (
  id bigint generated always as identity primary key,
  code code not null,
  offer_id bigint not null references cashback_offer,
  begins_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > begins_at),
  unique (code, begins_at)
);
create index cashback_run_end_index on cashback_run (ends_at);

-- What somebody lost in it, and was given as rewards meanwhile.
create table cashback_play (
  run_id bigint not null references cashback_run,
  player_id bigint not null references player,
  lost bigint not null,
  rewarded bigint not null,
  -- When it is due, or is tried again; null once it was settled.
  due_at timestamptz,
  rate smallint,
  amount bigint check (amount >= 0),
  grant_id bigint references reward_grant,
  primary key (run_id, player_id)
);
create index cashback_play_due_index on cashback_play (due_at) where due_at is not null;
create index cashback_play_player_index on cashback_play (player_id, run_id desc);

insert into job (kind, key, due_at) values ('cashback-reader', 'all', clock_timestamp());
