-- Raffles: tickets that come with play, and a draw that nobody can steer. See `rewards/raffles/README.md`.

create table raffle_plan (
  code code primary key,
  terms jsonb not null check (jsonb_typeof(terms) = 'object'),
  published_at timestamptz not null,
  ended_at timestamptz check (ended_at >= published_at)
);

create table raffle (
  id bigint generated always as identity primary key,
  code code not null references raffle_plan,
  -- As they were when it was made.
  terms jsonb not null check (jsonb_typeof(terms) = 'object'),
  begins_at timestamptz not null,
  closes_at timestamptz not null,
  server_seed text not null check (server_seed ~ '^[0-9a-f]{64}$'),
  commitment text not null check (commitment ~ '^[0-9a-f]{64}$'),
  -- Names holders in the public list: each finds their own, and nobody else's.
  salt text not null check (salt ~ '^[0-9a-f]{64}$'),
  -- Named before the first ticket.
  beacon_network text not null,
  beacon_round bigint not null check (beacon_round > 0),
  -- How many there are: the next one bears the number after it.
  tickets integer not null default 0 check (tickets >= 0),
  budget_id bigint not null references reward_budget,
  -- What of its budget no prize has been granted out of yet.
  set_aside bigint not null check (set_aside >= 0),
  list_hash text check (list_hash ~ '^[0-9a-f]{64}$'),
  sealed_at timestamptz,
  -- A list that was sealed after its round had come is drawn by this one; the one that was named stays written.
  late_round bigint check (late_round > beacon_round),
  -- Null in a drawn one: no beacon was to be had for a day.
  beacon_signature text,
  drawn_at timestamptz,
  check (closes_at > begins_at),
  check ((sealed_at is null) = (list_hash is null)),
  check (drawn_at is null or sealed_at is not null),
  unique (code, closes_at)
);
create index raffle_time_index on raffle (closes_at);
create index raffle_undrawn_index on raffle (closes_at) where drawn_at is null;

-- How much somebody played in it, and how many tickets that has brought.
create table raffle_progress (
  raffle_id bigint not null references raffle,
  player_id bigint not null references player,
  bets bigint not null default 0,
  tickets integer not null default 0 check (tickets >= 0),
  primary key (raffle_id, player_id)
);
create index raffle_progress_player_index on raffle_progress (player_id);

-- Many at once are one row.
create table raffle_ticket (
  raffle_id bigint not null references raffle,
  first integer not null check (first > 0),
  last integer not null check (last >= first),
  player_id bigint not null references player,
  at timestamptz not null,
  primary key (raffle_id, first)
);
create index raffle_ticket_player_index on raffle_ticket (player_id, raffle_id);

-- What was drawn, in order; tickets that were passed over too.
create table raffle_pick (
  raffle_id bigint not null references raffle,
  ordinal integer not null check (ordinal > 0),
  number integer not null check (number > 0),
  player_id bigint not null references player,
  outcome text not null check (outcome in ('won', 'again', 'out', 'reserve')),
  -- What it wins: a prize that was drawn, or one that its winner did not claim.
  amount bigint check (amount > 0),
  grant_id bigint unique references reward_grant,
  -- When an unclaimed prize went on to the next reserve.
  passed_at timestamptz,
  -- Since when its winner may be given nothing; and when that, or what a fault stopped, is tried again.
  barred_at timestamptz,
  try_at timestamptz,
  primary key (raffle_id, ordinal),
  check (outcome in ('won', 'reserve') or amount is null),
  check (grant_id is null or amount is not null)
);
create index raffle_pick_player_index on raffle_pick (player_id);
create index raffle_pick_due_index on raffle_pick (raffle_id, ordinal) where amount is not null and grant_id is null and passed_at is null;

insert into job (kind, key, due_at) values ('raffles', 'all', clock_timestamp());
