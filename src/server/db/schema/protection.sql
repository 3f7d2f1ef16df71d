-- Limits, breaks and what they are judged by. Transactions that move money lock `protection` first.

-- Since when use counts against the limits of a day, a week and a month.
create type play_windows as (day timestamptz, week timestamptz, month timestamptz);

-- One row a player: a transaction that moves money or changes a limit locks it first.
create table protection (
  player_id bigint primary key references player on delete cascade,
  chosen_at timestamptz,
  reality_minutes smallint not null default 60 check (reality_minutes between 1 and 1440),
  reality_answered_at timestamptz,
  -- Since when its player wants no offers; only they undo it.
  offers_off_at timestamptz
);

create table player_break (
  id bigint generated always as identity primary key,
  player_id bigint not null references player on delete cascade,
  kind text not null check (kind in ('cool-off', 'exclusion')),
  began_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > began_at)
);
create index player_break_player_index on player_break (player_id, ends_at);
create trigger protection_append_only before update on player_break
for each row execute function protection_refuse();
-- An account that goes takes its rows along; nothing else removes one.
create trigger protection_keeps before delete on player_break
for each row when (pg_trigger_depth() = 0) execute function protection_refuse();
create trigger protection_no_truncate before truncate on player_break
for each statement execute function protection_refuse();

-- Minor units of the merchant's currency; minutes where the kind is 'session'.
create table player_limit (
  player_id bigint not null references player on delete cascade,
  kind text not null check (kind in ('deposit', 'loss', 'wager', 'session')),
  period text not null check (period in ('day', 'week', 'month')),
  amount bigint not null check (amount >= 0),
  set_at timestamptz not null,
  primary key (player_id, kind, period)
);

-- A looser limit that was asked for: without an amount it takes the player's own limit away.
create table limit_change (
  player_id bigint not null references player on delete cascade,
  kind text not null,
  period text not null,
  amount bigint check (amount >= 0),
  asked_at timestamptz not null,
  due_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > due_at),
  primary key (player_id, kind, period)
);

-- Deposits one by one, since one that fails is taken off again.
create table limit_use (
  deposit_id text primary key check (length(deposit_id) between 1 and 100),
  player_id bigint not null references player on delete cascade,
  amount bigint not null check (amount > 0),
  counted_at timestamptz not null
);
create index limit_use_player_index on limit_use (player_id, counted_at);

-- Rounds are too many to keep one by one: an hour is a row, and a minute played is one.
create table play_use (
  player_id bigint not null references player on delete cascade,
  hour timestamptz not null,
  wagered bigint not null default 0,
  won bigint not null default 0,
  rounds integer not null default 0,
  primary key (player_id, hour)
) with (fillfactor = 70);

create table play_minute (
  player_id bigint not null references player on delete cascade,
  minute timestamptz not null,
  primary key (player_id, minute)
);
-- By which the oldest minutes are found: the key begins with the player.
create index play_minute_minute_index on play_minute (minute);

create table deposit_refusal (
  id bigint generated always as identity primary key,
  player_id bigint not null references player on delete cascade,
  code text not null,
  refused_at timestamptz not null
);
create index deposit_refusal_player_index on deposit_refusal (player_id, refused_at);

create table protection_event (
  id bigint generated always as identity primary key,
  player_id bigint not null references player on delete cascade,
  kind text not null check (kind ~ '^[a-z][a-z-]{1,40}$'),
  happened_at timestamptz not null,
  details jsonb not null default '{}'
);
create index protection_event_player_index on protection_event (player_id, id desc);
create trigger protection_append_only before update on protection_event
for each row execute function protection_refuse();
-- An account that goes takes its rows along; nothing else removes one.
create trigger protection_keeps before delete on protection_event
for each row when (pg_trigger_depth() = 0) execute function protection_refuse();
create trigger protection_no_truncate before truncate on protection_event
for each statement execute function protection_refuse();

create table harm_flag (
  id bigint generated always as identity primary key,
  player_id bigint not null references player on delete cascade,
  marker text not null check (marker ~ '^[a-z][a-z-]{1,40}$'),
  day date not null,
  raised_at timestamptz not null,
  facts jsonb not null default '{}',
  -- Until an operator has looked at it, its player is offered nothing.
  closed_at timestamptz,
  closed_by text check (length(closed_by) between 1 and 100),
  check ((closed_at is null) = (closed_by is null)),
  unique (player_id, marker, day)
);
create index harm_flag_raised_index on harm_flag (raised_at desc);

-- Planned once; from then on the job plans itself.
-- Where the operators have stopped play: nothing there takes a stake, and running rounds end by their rules.
create table play_stop (
  scope text not null check (scope in ('all', 'class', 'vendor', 'game', 'player')),
  -- A game type, a vendor's code, a game's code or a player's id; empty for all play.
  target text not null check (length(target) <= 64),
  reason text not null check (length(reason) between 1 and 400),
  stopped_by text not null,
  stopped_at timestamptz not null default now(),
  primary key (scope, target),
  check ((scope = 'all') = (target = ''))
);

insert into job (kind, key, due_at) values ('protection-forget', 'daily', clock_timestamp());

-- What an account's owner is recognised by, as keyed hashes. A self-exclusion binds the person: the
-- marks of other accounts are compared with those of excluded ones.
create table person_mark (
  player_id bigint not null references player on delete cascade,
  kind text not null check (kind in ('identity-number', 'phone', 'mailbox', 'payout-account',
    'name-and-birth', 'payee-name', 'device')),
  mark text not null,
  noted_at timestamptz not null,
  primary key (player_id, kind, mark)
);
create index person_mark_mark_index on person_mark (kind, mark);

-- An account, or a refused registration (player_id is null), that resembles an excluded person. It
-- waits until somebody of the house has looked at it.
create table exclusion_match (
  id bigint generated always as identity primary key,
  player_id bigint references player on delete cascade,
  account text not null,
  excluded_id bigint not null references player on delete cascade,
  step text not null check (step in ('registration', 'deposit', 'profile', 'papers', 'payout-account')),
  kinds text[] not null,
  -- Those that somebody said to be another person's no longer count.
  marks text[] not null,
  found_at timestamptz not null,
  settled_at timestamptz,
  settled_by text,
  outcome text check (outcome in ('same-person', 'other-person')),
  reason text,
  check ((settled_at is null) = (outcome is null) and (outcome is null) = (settled_by is null))
);
create index exclusion_match_excluded_index on exclusion_match (excluded_id);
create unique index exclusion_match_open_index on exclusion_match (excluded_id, player_id)
where settled_at is null and player_id is not null;
create unique index exclusion_match_refused_index on exclusion_match (excluded_id, lower(account))
where settled_at is null and player_id is null;
create index exclusion_match_waiting_index on exclusion_match (found_at) where settled_at is null;
create index exclusion_match_player_index on exclusion_match (player_id);
