-- Agents: who stands below whom, what each team came to, and what the merchant allows.

-- Everybody above everybody, kept by a trigger on `sponsor`; who has an upline is in the upline's team.
create table team_line (
  ancestor_id bigint not null references player on delete cascade,
  descendant_id bigint not null references player on delete cascade,
  -- 1: directly below.
  depth integer not null check (depth > 0),
  -- A line that came by a move begins with it; one that came with the account begins with everything.
  since timestamptz not null default '-infinity',
  primary key (ancestor_id, descendant_id)
);
create index team_line_descendant_index on team_line (descendant_id);
-- Who came by a move, and when.
create index team_line_moved_index on team_line (ancestor_id, since) where since > '-infinity';

-- Lines that a move has ended: what happened before stays with the old line.
create table team_line_ended (
  ancestor_id bigint not null references player on delete cascade,
  descendant_id bigint not null references player on delete cascade,
  depth integer not null check (depth > 0),
  since timestamptz not null,
  until timestamptz not null,
  primary key (descendant_id, ancestor_id, until)
);
create index team_line_ended_ancestor_index on team_line_ended (ancestor_id);

-- How many stand below an agent, and how many of them are agents: several rows an agent, to be added up. Each
-- newcomer adds a row, since newcomers who changed one row of a common agent would wait for one another; the
-- reader of facts puts the rows together.
create table team_size (
  agent_id bigint not null references player on delete cascade,
  members integer not null,
  agents integer not null,
  is_added boolean not null default true
);
create index team_size_agent_index on team_size (agent_id);
create index team_size_added_index on team_size (agent_id) where is_added;

create trigger team_line_added after insert on team_line
referencing new table as changed for each statement execute function team_resized();
create trigger team_line_taken after delete on team_line
referencing old table as changed for each statement execute function team_resized();
create trigger team_agent_made after update of type on player
for each row when (is_agent_type(old.type) <> is_agent_type(new.type)) execute function team_agent_made();
-- Before the account goes, so that its lines are taken while it can still be seen whether it was an agent.
create trigger team_member_gone before delete on player
for each row execute function team_member_gone();

create trigger team_series_joined before insert on sponsor
for each row when (new.agent_id is not null) execute function team_series_joined();
create trigger team_joined after insert on sponsor
for each row when (new.agent_id is not null) execute function team_joined();

-- One person asks, another approves; it takes effect at the next start of a day of the merchant's.
create table team_move (
  id bigint generated always as identity primary key,
  player_id bigint not null references player on delete cascade,
  to_agent_id bigint not null references player on delete cascade,
  state text not null check (state in ('asked', 'approved', 'done', 'refused')),
  asked_by text not null,
  asked_at timestamptz not null,
  approved_by text,
  effective_at timestamptz,
  check (player_id <> to_agent_id),
  check (approved_by <> asked_by),
  check ((state = 'asked') = (effective_at is null))
);
create unique index team_move_waiting_index on team_move (player_id) where state in ('asked', 'approved');
create index team_move_player_index on team_move (player_id);
create index team_move_agent_index on team_move (to_agent_id);

-- An agent who was stopped keeps the team and sees it no more.
create table agent_stop (
  agent_id bigint primary key references player on delete cascade,
  reason text not null check (length(reason) between 1 and 200),
  stopped_by text not null,
  stopped_at timestamptz not null
);

-- One row: what the merchant lets agents do, and how it counts.
create table agent_setting (
  is_only boolean primary key default true check (is_only),
  dividend_contracts boolean not null default false,
  daily_contracts boolean not null default false,
  hourly_contracts boolean not null default false,
  realtime_contracts boolean not null default false,
  -- Whose bets make an active member: all of the team's, or the direct downline's.
  active_scope text not null default 'all' check (active_scope in ('all', 'direct')),
  shows_balances boolean not null default false,
  -- The owner tells age and terms at the first login, before anything else is answered (L-AGE).
  opens_accounts boolean not null default true
);
insert into agent_setting default values;

-- What an account came to by day; the day is the merchant's at the moment it happened.
create table account_day (
  player_id bigint not null references player on delete cascade,
  day date not null,
  class text not null,
  currency text not null,
  deposits bigint not null,
  withdrawals bigint not null,
  rounds bigint not null,
  stake bigint not null,
  valid bigint not null,
  -- Payouts without the part of the stake that does not count, so prizes − valid is what play came to.
  prizes bigint not null,
  rebates bigint not null,
  agent_rebates bigint not null,
  promotions bigint not null,
  registrations integer not null,
  first_deposits integer not null,
  primary key (player_id, day, class, currency)
);
create index account_day_day_index on account_day (day, player_id);

-- What everybody below an agent came to together, the agent not among them.
create table team_day (
  agent_id bigint not null references player on delete cascade,
  day date not null,
  class text not null,
  currency text not null,
  deposits bigint not null,
  withdrawals bigint not null,
  rounds bigint not null,
  stake bigint not null,
  valid bigint not null,
  prizes bigint not null,
  rebates bigint not null,
  agent_rebates bigint not null,
  promotions bigint not null,
  registrations integer not null,
  first_deposits integer not null,
  primary key (agent_id, day, class, currency)
);

create table play_day (
  player_id bigint not null references player on delete cascade,
  day date not null,
  class text not null,
  vendor text not null,
  currency text not null,
  rounds bigint not null,
  stake bigint not null,
  valid bigint not null,
  prizes bigint not null,
  primary key (player_id, day, class, vendor, currency)
);

-- By the clock hour of the merchant's zone, named by the moment it begins.
create table play_hour (
  player_id bigint not null references player on delete cascade,
  hour timestamptz not null,
  currency text not null,
  valid bigint not null,
  prizes bigint not null,
  rebates bigint not null,
  agent_rebates bigint not null,
  promotions bigint not null,
  -- The largest stake of the hour, by which small bettors are left out unread.
  largest_stake bigint not null,
  primary key (hour, player_id, currency)
);
create index play_hour_player_index on play_hour (player_id);

-- Days with valid bets above nothing.
create table active_day (
  player_id bigint not null references player on delete cascade,
  day date not null,
  primary key (player_id, day)
);
create index active_day_day_index on active_day (day, player_id);

-- The last of these days of everybody who stands below somebody; -infinity before the first. By it whoever stopped
-- playing is found without looking at everybody who plays.
create table last_play (
  player_id bigint primary key references player on delete cascade,
  day date not null
);
create index last_play_day_index on last_play (day, player_id);

-- Distinct members cannot be added up, but those can whose last active day is so many days ago: whoever
-- was active in a window was so a first time in it. `gap` counts to 32, which is also for never before.
create table team_active_day (
  agent_id bigint not null references player on delete cascade,
  day date not null,
  gap smallint not null check (gap between 1 and 32),
  members integer not null,
  primary key (agent_id, day, gap)
);

-- What an account came to in the 1, 7 and 30 days up to the last one of `member_sum_day`: by these sums a
-- team is put in order, however many stand in it. An account without a row came to nothing.
create table member_sum (
  player_id bigint not null references player on delete cascade,
  span smallint not null check (span in (1, 7, 30)),
  currency text not null,
  valid bigint not null,
  deposits bigint not null,
  result bigint not null,
  primary key (player_id, span, currency)
);
create index member_sum_valid_index on member_sum (span, currency, valid, player_id) where valid <> 0;
create index member_sum_deposits_index on member_sum (span, currency, deposits, player_id)
where deposits <> 0;
create index member_sum_result_index on member_sum (span, currency, result, player_id) where result <> 0;

create table member_sum_day (
  is_only boolean primary key default true check (is_only),
  last_day date not null
);
insert into member_sum_day (last_day) values ('-infinity');

-- Ended days that somebody asked an order of. The reader of facts adds them up a moment later and keeps the sums
-- right from then on; they go a day after they were last asked for.
create table past_window (
  first_day date not null,
  last_day date not null,
  asked_at timestamptz not null,
  -- Who asked for it first: no agent uses up the others' windows.
  agent_id bigint not null references player on delete cascade,
  is_filled boolean not null default false,
  primary key (first_day, last_day),
  check (first_day <= last_day)
);
create index past_window_agent_index on past_window (agent_id);

-- As `member_sum`, of such days.
create table past_sum (
  player_id bigint not null references player on delete cascade,
  first_day date not null,
  last_day date not null,
  currency text not null,
  valid bigint not null,
  deposits bigint not null,
  result bigint not null,
  primary key (player_id, first_day, last_day, currency)
);
create index past_sum_valid_index on past_sum (first_day, last_day, currency, valid, player_id)
where valid <> 0;
create index past_sum_deposits_index on past_sum (first_day, last_day, currency, deposits, player_id)
where deposits <> 0;
create index past_sum_result_index on past_sum (first_day, last_day, currency, result, player_id)
where result <> 0;

-- Whoever has paid in before: the day's first deposits are counted once an account.
create table first_deposit (
  player_id bigint primary key references player on delete cascade,
  day date not null,
  currency text not null
);

create table team_balance (
  agent_id bigint not null references player on delete cascade,
  currency text not null,
  amount bigint not null,
  counted_at timestamptz not null,
  primary key (agent_id, currency)
);

-- Accounts that agents opened, each once for the request that asked for it.
create table team_opening (
  agent_id bigint not null references player on delete cascade,
  request_id uuid not null,
  player_id bigint not null unique references player on delete cascade,
  account_type smallint not null,
  series smallint,
  opened_at timestamptz not null,
  primary key (agent_id, request_id)
);
create index team_opening_time_index on team_opening (agent_id, opened_at);

-- That an agent wrote to a member, each time once for the request; whatever became of it, so that an agent
-- cannot tell from what is counted who is spared.
create table team_message (
  agent_id bigint not null references player on delete cascade,
  member_id bigint not null references player on delete cascade,
  request_id uuid not null,
  asked_at timestamptz not null,
  primary key (agent_id, member_id, request_id)
);
create index team_message_member_index on team_message (member_id);

-- What the merchant tells its agents.
create table agent_announcement (
  id bigint generated always as identity primary key,
  title worded not null,
  content worded not null,
  published_at timestamptz not null,
  ends_at timestamptz
);

-- Planned once; from then on the job plans itself.
insert into job (kind, key, due_at) values ('team-figures', 'all', clock_timestamp());
