-- VIP levels: what each asks and brings, who stands where, and what was given for it. See `rewards/vip/README.md`.

-- One row is one version of all levels; the newest holds.
create table vip_programme (
  version integer generated always as identity primary key,
  terms jsonb not null check (jsonb_typeof(terms) = 'object'),
  published_at timestamptz not null
);

create table vip_standing (
  player_id bigint primary key references player,
  -- What counts for benefits: the level earned, or the one an operator lifted to.
  level smallint not null default 0 check (level >= 0),
  earned_level smallint not null default 0 check (earned_level between 0 and level),
  -- The highest ever earned; what lies below it comes back by a month's bets.
  highest_level smallint not null default 0 check (highest_level >= earned_level),
  deposits bigint not null default 0,
  bets bigint not null default 0,
  -- The first of the month of the last rise, whose end takes nothing.
  risen_in text check (risen_in ~ '^\d{4}-\d{2}-01$'),
  -- The first of the last month that was closed, or of the one before the account had a level.
  closed_month text not null check (closed_month ~ '^\d{4}-\d{2}-01$'),
  version integer not null,
  lifted_level smallint check (lifted_level > 0),
  lifted_until timestamptz,
  lift_reason text check (length(lift_reason) between 10 and 300),
  check (num_nulls(lifted_level, lifted_until, lift_reason) in (0, 3))
);
create index vip_standing_month_index on vip_standing (closed_month) where level > 0;
create index vip_standing_lifted_index on vip_standing (lifted_until) where lifted_until is not null;
create index vip_standing_level_index on vip_standing (player_id) where level > 0;

-- Valid bets by the merchant's calendar month of their settlement.
create table vip_month (
  player_id bigint not null references player,
  -- Its first day.
  month text not null check (month ~ '^\d{4}-\d{2}-01$'),
  bets bigint not null,
  primary key (player_id, month)
);

-- What is due; the grant follows in a transaction of its own.
create table vip_gift (
  ref text primary key,
  player_id bigint not null references player,
  kind text not null check (kind in ('rise', 'month', 'birthday')),
  level smallint not null check (level > 0),
  form text not null check (form in ('cash', 'points')),
  amount bigint not null check (amount > 0),
  state text not null check (state in ('due', 'granted', 'dropped')),
  -- Who takes a short break is asked about again later; what a self-exclusion refuses is dropped.
  try_at timestamptz not null,
  grant_id bigint references reward_grant,
  check ((grant_id is not null) = (state = 'granted'))
);
create index vip_gift_due_index on vip_gift (try_at) where state = 'due';

-- Up to which of the merchant's days birthdays were looked for.
create table vip_birthdays (
  is_only boolean primary key default true check (is_only),
  through_day text not null check (through_day ~ '^\d{4}-\d{2}-\d{2}$')
);

insert into job (kind, key, due_at) values
  ('vip-reader', 'all', clock_timestamp()),
  ('vip-sweep', 'all', clock_timestamp());
