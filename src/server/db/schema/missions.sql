-- Missions and boards: what is asked, how far players are, and what they earned. See `rewards/missions/README.md`.

-- One row is one version. The newest without `ended_at` opens periods; those that run keep the version they began with.
create table mission (
  id bigint generated always as identity primary key,
  code code not null,
  version integer not null check (version > 0),
  terms jsonb not null check (jsonb_typeof(terms) = 'object'),
  published_at timestamptz not null,
  -- Paused, or followed by another version.
  ended_at timestamptz check (ended_at >= published_at),
  unique (code, version)
);
create unique index mission_live_index on mission (code) where ended_at is null;
-- Visitors read the terms of offers out of caches of content.
create trigger change_told after insert or update or delete or truncate on mission
for each statement execute function tell_change('content');

create table mission_run (
  id bigint generated always as identity primary key,
  mission_id bigint not null references mission,
  code code not null,
  begins_at timestamptz not null,
  ends_at timestamptz not null,
  -- A mission that is published in the middle of a day counts from there on.
  counts_from timestamptz not null,
  zone text not null,
  settled_at timestamptz,
  -- Of the final list of a board.
  places_hash text check (places_hash ~ '^[0-9a-f]{64}$'),
  check (ends_at > begins_at),
  unique (code, begins_at)
);
create index mission_run_time_index on mission_run (ends_at);

create table mission_join (
  run_id bigint not null references mission_run,
  player_id bigint not null references player,
  joined_at timestamptz not null,
  -- Given up: what is settled from then on does not count, and it is joined no second time.
  left_at timestamptz check (left_at >= joined_at),
  primary key (run_id, player_id)
);

-- What different days, vendors or capped days brought; `days` and `vendors` count those above nothing.
create table mission_mark (
  run_id bigint not null references mission_run,
  player_id bigint not null references player,
  condition smallint not null,
  mark text not null,
  amount bigint not null,
  primary key (run_id, player_id, condition, mark)
);

create table mission_progress (
  run_id bigint not null references mission_run,
  player_id bigint not null references player,
  condition smallint not null,
  amount bigint not null,
  -- When it last grew: of two equal scores the earlier one stands before.
  reached_at timestamptz not null,
  primary key (run_id, player_id, condition)
);
create index mission_progress_place_index
on mission_progress (run_id, amount desc, reached_at, player_id) where condition = 0;

-- What was reached, written with the progress; the grant follows in a transaction of its own.
create table mission_award (
  run_id bigint not null references mission_run,
  player_id bigint not null references player,
  -- Of boards the place.
  stage smallint not null check (stage > 0),
  form text not null check (form in ('cash', 'points')),
  amount bigint not null check (amount > 0),
  state text not null check (state in ('earned', 'granted', 'no-budget', 'other-account')),
  reached_at timestamptz not null,
  -- Who takes a break is asked about again later.
  try_at timestamptz not null,
  grant_id bigint references reward_grant,
  check ((grant_id is not null) = (state = 'granted')),
  primary key (run_id, player_id, stage)
);
create index mission_award_earned_index on mission_award (try_at) where state = 'earned';
create index mission_award_player_index on mission_award (player_id, run_id);

create table board_place (
  run_id bigint not null references mission_run,
  place integer not null check (place > 0),
  player_id bigint not null references player,
  score bigint not null,
  reached_at timestamptz not null,
  prize bigint check (prize > 0),
  primary key (run_id, place),
  unique (run_id, player_id)
);

insert into job (kind, key, due_at) values
  ('missions-reader', 'all', clock_timestamp()),
  ('missions-sweep', 'all', clock_timestamp());
