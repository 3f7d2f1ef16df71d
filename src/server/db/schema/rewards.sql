-- What players are given: grants, points and the points mall. See `rewards/README.md`.

-- What may be given in all, one row for all versions of what it is given by.
create table reward_budget (
  id bigint generated always as identity primary key,
  name text not null check (length(name) between 1 and 100),
  commodity currency_code not null,
  cap bigint not null check (cap > 0),
  spent bigint not null default 0 check (spent >= 0),
  unique (name, commodity)
);

-- What was given of it on one of the merchant's days, where a definition says how much may be.
create table reward_budget_day (
  budget_id bigint not null references reward_budget,
  day date not null,
  spent bigint not null check (spent > 0),
  primary key (budget_id, day)
);

-- One row is one thing given, whatever made it. The natural key makes each once, for ever.
create table reward_grant (
  id bigint generated always as identity primary key,
  player_id bigint not null references player,
  source text not null check (source in ('gift', 'mall', 'vip', 'rebate', 'referral', 'mission', 'board', 'activity', 'envelope',
    'raffle', 'deposit', 'cashback')),
  source_ref text not null check (length(source_ref) between 1 and 200),
  form text not null check (form in ('cash', 'points', 'bonus-funds')),
  amount bigint not null check (amount > 0),
  commodity currency_code not null,
  state text not null check (state in ('waiting', 'claimable', 'claimed', 'expired', 'revoked')),
  -- What the player reads of its reason.
  remark text check (length(remark) <= 300),
  -- Who gave it by hand, and who approved it first where two are needed.
  given_by text check (length(given_by) <= 100),
  -- What it was taken out of; what is revoked goes back there, by a trigger.
  budget_id bigint references reward_budget,
  claim_by timestamptz,
  -- Since when a break keeps its player from claiming: these days are added to `claim_by` after it.
  paused_at timestamptz,
  -- When the sweep looks at it again, after a fault.
  try_at timestamptz,
  -- Hours before its end at which its player was reminded last.
  reminded smallint check (reminded in (72, 24)),
  granted_at timestamptz not null,
  ended_at timestamptz,
  end_reason text check (length(end_reason) <= 300),
  check ((ended_at is not null) = (state in ('claimed', 'expired', 'revoked'))),
  unique (source, source_ref)
);
create index reward_grant_player_index on reward_grant (player_id, id desc);
create index reward_grant_open_index on reward_grant (claim_by, id)
where state in ('waiting', 'claimable');
-- Prizes that nobody claimed and that went on to nobody yet.
create index reward_grant_prize_index on reward_grant (id)
where source = 'raffle' and state = 'expired' and budget_id is not null;
-- What an operator gave on a day is added up before they give more.
create index reward_grant_gift_index on reward_grant (given_by, granted_at) where source = 'gift';
create trigger reward_grant_revoked after update of state on reward_grant
for each row when (new.state = 'revoked' and old.state <> 'revoked' and new.budget_id is not null)
execute function reward_return_budget();

-- Why a person of the house looks at a grant first: an account that shares a soft mark has, or had, the same. What was
-- looked at once is not asked again of the same two accounts.
create table reward_doubt (
  grant_id bigint not null references reward_grant,
  player_id bigint not null references player,
  other_id bigint not null references player,
  kind text not null check (kind in ('payee-name', 'device')),
  noted_at timestamptz not null,
  decided_at timestamptz,
  decision text check (decision in ('released', 'refused')),
  decided_by text check (length(decided_by) <= 100),
  check (num_nulls(decided_at, decision, decided_by) in (0, 3)),
  primary key (grant_id, other_id, kind)
);
create index reward_doubt_pair_index on reward_doubt (player_id, other_id);
create index reward_doubt_open_index on reward_doubt (grant_id) where decided_at is null;

-- What one operator wants to be given, until another one says the same; `digest` is of the whole definition, `stands`
-- of what held when it was proposed: where that has changed since, it begins anew.
create table reward_proposal (
  subject text primary key check (length(subject) between 1 and 200),
  digest text not null check (digest ~ '^[0-9a-f]{64}$'),
  stands text not null check (stands ~ '^[0-9a-f]{64}$'),
  proposed_by text not null check (length(proposed_by) between 1 and 100),
  proposed_at timestamptz not null
);

-- How points are earned and converted. A change is a new row that holds from the next day on.
create table points_rule (
  version bigint generated always as identity primary key,
  valid_from timestamptz not null unique,
  stake_per_point bigint not null check (stake_per_point > 0),
  -- By category, in millionths of a point for each `stake_per_point`.
  rates jsonb not null check (jsonb_typeof(rates) = 'object'),
  convert_points bigint check (convert_points > 0),
  convert_amount bigint check (convert_amount > 0),
  convert_minimum bigint check (convert_minimum > 0),
  convert_step bigint check (convert_step > 0),
  -- Orders and gifts of more points than this are approved by two people.
  two_people_above bigint not null check (two_people_above >= 0),
  check (num_nulls(convert_points, convert_amount, convert_minimum, convert_step) in (0, 4)),
  -- Each step is a whole number of minor units, so that no conversion rounds.
  check (convert_points is null or convert_step * convert_amount % convert_points = 0)
);

-- The fraction of a point that waits; below zero it is a debt. There is no date on which it would expire.
create table points_accrual (
  player_id bigint primary key references player,
  millionths bigint not null check (millionths < 1000000)
);

-- One row a movement of points, written with its posting, and never changed.
create table points_record (
  id bigint generated always as identity primary key,
  player_id bigint not null references player,
  transfer_id bigint not null unique,
  type text not null
    check (type in ('earned', 'taken-back', 'given', 'redeemed', 'returned', 'converted')),
  changed bigint not null check (changed <> 0),
  balance_after bigint not null check (balance_after >= 0),
  at timestamptz not null,
  -- One of these says more: the order that took or returned them, the money they became.
  order_id bigint,
  amount bigint check (amount > 0),
  ratio_points bigint,
  ratio_amount bigint,
  remark text not null default '' check (length(remark) <= 300)
);
create index points_record_player_index on points_record (player_id, id desc);

create table points_conversion (
  id bigint generated always as identity primary key,
  player_id bigint not null references player,
  request_id uuid not null,
  asked bigint not null check (asked > 0),
  points bigint not null check (points > 0),
  amount bigint not null check (amount > 0),
  commodity currency_code not null,
  left_over bigint not null check (left_over >= 0),
  converted_at timestamptz not null,
  unique (player_id, request_id)
);

create table mall_item (
  id bigint generated always as identity primary key,
  code code not null unique,
  name worded not null,
  description worded not null,
  picture web_address,
  kind text not null check (kind in ('cash', 'parcel')),
  points bigint not null check (points > 0),
  amount bigint not null default 0 check (amount >= 0),
  prize bigint check (prize > 0),
  -- Null: as many as are wanted.
  stock integer check (stock >= 0),
  limit_count integer check (limit_count > 0),
  -- The limit begins anew after so many days; null: it counts for ever.
  limit_days integer check (limit_days > 0),
  begins_at timestamptz,
  ends_at timestamptz,
  position integer not null default 0,
  is_offered boolean not null default true,
  check ((prize is not null) = (kind = 'cash')),
  check (limit_days is null or limit_count is not null)
);

create table mall_order (
  id bigint generated always as identity primary key,
  player_id bigint not null references player,
  item_id bigint not null references mall_item,
  request_id uuid not null,
  -- Word for word what was asked for, to be compared.
  asked text not null,
  quantity integer not null check (quantity > 0),
  points bigint not null check (points > 0),
  amount bigint not null check (amount >= 0),
  commodity currency_code not null,
  state text not null check (state in ('In Process', 'Rejected', 'Approved')),
  address locked_text,
  first_approver text check (length(first_approver) <= 100),
  reason text check (length(reason) <= 300),
  carrier text check (length(carrier) <= 100),
  tracking_number text check (length(tracking_number) <= 100),
  ordered_at timestamptz not null,
  -- When it is tried again to return it, after a fault.
  try_at timestamptz,
  decided_at timestamptz,
  check ((decided_at is null) = (state = 'In Process')),
  unique (player_id, request_id)
);
create index mall_order_player_index on mall_order (player_id, id desc);
create index mall_order_item_index on mall_order (item_id, player_id);
create index mall_order_open_index on mall_order (ordered_at) where state = 'In Process';

insert into job (kind, key, due_at) values
  ('rewards-sweep', 'all', clock_timestamp()),
  ('points-reader', 'all', clock_timestamp());
