-- Rebates: a share of each day's valid bets. See `rewards/rebates/README.md`.

-- One row is one version; the newest approved one that holds on a day is that day's.
create table rebate_rule (
  version bigint generated always as identity primary key,
  terms jsonb not null check (jsonb_typeof(terms) = 'object'),
  proposed_by text not null check (length(proposed_by) between 1 and 100),
  proposed_at timestamptz not null,
  approved_by text check (length(approved_by) between 1 and 100),
  -- From the merchant's next midnight after the approval.
  valid_from timestamptz unique,
  check ((approved_by is null) = (valid_from is null))
);

-- What somebody staked on one of the merchant's days, by class: valid bets without bonus money. What is undone
-- later is below nothing on its own day.
create table rebate_play (
  day date not null,
  player_id bigint not null references player,
  class text not null,
  valid bigint not null,
  primary key (day, player_id, class)
);

-- Who is due for a day. Whoever takes a break is asked about again later.
create table rebate_due (
  day date not null,
  player_id bigint not null references player,
  try_at timestamptz not null,
  -- How often it could not be settled; `rebates list` shows those.
  faults integer not null default 0 check (faults >= 0),
  primary key (day, player_id)
);
create index rebate_due_index on rebate_due (try_at);
create index rebate_due_faults_index on rebate_due (day, player_id) where faults > 0;

-- Each line of a day that is settled, with the rate that was used.
create table rebate_line (
  day date not null,
  player_id bigint not null references player,
  class text not null,
  valid bigint not null,
  amount bigint not null,
  grant_id bigint references reward_grant,
  primary key (day, player_id, class)
);

-- What undone bets took back and no rebate has made good yet: never taken out of a wallet.
create table rebate_carry (
  player_id bigint primary key references player,
  amount bigint not null check (amount <= 0)
);

-- What is collected by hand: how much was played since, and what of it has accrued, in millionths of a minor unit.
-- Below nothing where a bet that was collected was undone.
create table rebate_accrual (
  player_id bigint not null references player,
  vendor text not null,
  class text not null,
  valid bigint not null,
  millionths bigint not null,
  primary key (player_id, vendor, class)
);

-- One row is one tap that brought something.
create table rebate_collection (
  id bigint generated always as identity primary key,
  player_id bigint not null references player,
  request_id uuid not null,
  amount bigint not null check (amount > 0),
  grant_id bigint not null unique references reward_grant,
  collected_at timestamptz not null,
  unique (player_id, request_id)
);
create index rebate_collection_player_index on rebate_collection (player_id, id desc);

-- What made it up.
create table rebate_collected_line (
  collection_id bigint not null references rebate_collection,
  vendor text not null,
  class text not null,
  valid bigint not null,
  amount bigint not null,
  primary key (collection_id, vendor, class)
);

insert into job (kind, key, due_at) values ('rebates-reader', 'all', clock_timestamp());
