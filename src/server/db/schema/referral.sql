-- Who invited whom, how far a friend is, and what it brings. See `rewards/referral/README.md`.

-- One row is one version; the newest without `ended_at` holds.
create table referral_programme (
  version integer generated always as identity primary key,
  terms jsonb not null check (jsonb_typeof(terms) = 'object'),
  published_at timestamptz not null,
  ended_at timestamptz check (ended_at >= published_at)
);
create unique index referral_programme_live_index on referral_programme ((true))
where ended_at is null;

-- Written once, at registration or within a day of it.
create table referral (
  player_id bigint primary key references player on delete cascade,
  referrer_id bigint not null references player on delete cascade,
  registered_at timestamptz not null,
  -- Why it counts nothing.
  refusal text check (refusal in ('line', 'same-person')),
  terms_version integer not null references referral_programme,
  until timestamptz not null,
  deposits bigint not null default 0,
  bets bigint not null default 0,
  verified_at timestamptz,
  -- All steps are done; that it counts follows, where the month has room.
  done_at timestamptz,
  -- The first of the merchant's month in which it counted.
  released_month text check (released_month ~ '^\d{4}-\d{2}-01$'),
  -- A deposit behind it came back after something was claimed.
  concern_at timestamptz,
  check (player_id <> referrer_id)
);
create index referral_referrer_index on referral (referrer_id, player_id desc);
create index referral_waiting_index on referral (done_at, player_id)
where done_at is not null and released_month is null;
create index referral_unverified_index on referral (player_id) where verified_at is null and refusal is null;

create table referral_award (
  ref text primary key,
  friend_id bigint not null references referral (player_id) on delete cascade,
  player_id bigint not null references player on delete cascade,
  stage text not null check (stage in ('verified', 'played')),
  form text not null check (form in ('cash', 'points')),
  amount bigint not null check (amount > 0),
  state text not null check (state in ('due', 'granted', 'dropped')),
  -- Who takes a break, or found no room in the month, is asked about again later.
  try_at timestamptz not null,
  grant_id bigint references reward_grant,
  check ((grant_id is not null) = (state = 'granted'))
);
create index referral_award_due_index on referral_award (try_at) where state = 'due';
create index referral_award_friend_index on referral_award (friend_id);
create index referral_award_player_index on referral_award (player_id);

insert into job (kind, key, due_at) values ('referral-reader', 'all', clock_timestamp());
