-- Money on its way out.

create table payout_method (
  code text primary key check (code ~ '^[A-Za-z0-9_.-]{1,64}$'),
  kind text not null check (kind in ('bank', 'e-wallet', 'crypto')),
  name text not null,
  number_kind text not null check (number_kind in ('bank-account', 'mobile', 'tron-address')),
  minimum bigint not null check (minimum > 0),
  maximum bigint not null check (maximum >= minimum),
  fee_fixed bigint not null default 0 check (fee_fixed >= 0),
  fee_basis_points integer not null default 0 check (fee_basis_points between 0 and 5000),
  place integer not null default 0,
  enabled boolean not null default true
);

create table payout_account (
  id bigint generated always as identity primary key,
  player_id bigint not null references player,
  method_code text not null references payout_method,
  locked_number text not null default '',
  hint text not null check (length(hint) between 1 and 8),
  holder text not null,
  added_at timestamptz not null,
  usable_from timestamptz not null,
  removed_at timestamptz
);
create index payout_account_player_index on payout_account (player_id)
where removed_at is null;

-- One row: the merchant's terms of sending money out.
create table withdrawal_setting (
  is_only boolean primary key default true check (is_only),
  per_day integer not null default 3 check (per_day between 1 and 100),
  turnover_basis_points integer not null default 10000 check (turnover_basis_points between 0 and 1000000),
  tax_basis_points integer not null default 0 check (tax_basis_points between 0 and 5000),
  receive_minutes integer not null default 1440 check (receive_minutes between 1 and 43200),
  two_people_above bigint not null default 0 check (two_people_above >= 0),
  account_rest_hours integer not null default 24 check (account_rest_hours between 0 and 720)
);
insert into withdrawal_setting default values;

create table withdrawal (
  id bigint generated always as identity primary key,
  player_id bigint not null references player,
  request_id uuid not null,
  account_id bigint not null references payout_account,
  commodity text not null,
  amount bigint not null check (amount > 0),
  fee bigint not null check (fee >= 0),
  tax bigint not null check (tax >= 0),
  payout bigint not null check (payout > 0),
  sent bigint not null default 0 check (sent >= 0 and sent <= payout),
  -- How both stood when the money was held: what comes on top is what the next one is judged by.
  brought_before bigint not null,
  staked_before bigint not null,
  received bigint check (received >= 0 and received <= payout),
  state text not null check (state in (
    'asked', 'second-look', 'approved', 'paying', 'paid', 'received', 'disputed', 'settled',
    'rejected')),
  needs_two boolean not null,
  first_approver text,
  -- Who first approved giving back what did not arrive.
  refund_first_by text,
  reason text,
  asked_at timestamptz not null,
  receive_by timestamptz,
  unique (player_id, request_id),
  check (payout = amount - fee - tax)
);
create index withdrawal_player_index on withdrawal (player_id, id desc);
create index withdrawal_open_index on withdrawal (state, id)
where state not in ('received', 'settled', 'rejected');

create table withdrawal_part (
  id bigint generated always as identity primary key,
  withdrawal_id bigint not null references withdrawal,
  request_id uuid not null,
  amount bigint not null check (amount > 0),
  reference text not null,
  sent_at timestamptz not null,
  unique (withdrawal_id, request_id)
);
create trigger withdrawal_part_append_only before update or delete on withdrawal_part
for each row execute function ledger_refuse();

create table withdrawal_step (
  id bigint generated always as identity primary key,
  withdrawal_id bigint not null references withdrawal,
  player_id bigint not null,
  step text not null,
  amount bigint,
  at timestamptz not null,
  reason text
);
create index withdrawal_step_index on withdrawal_step (withdrawal_id, id);
create trigger withdrawal_step_append_only before update or delete on withdrawal_step
for each row execute function ledger_refuse();

create table withdrawal_proof (
  withdrawal_id bigint not null references withdrawal,
  upload_id text not null,
  player_id bigint not null,
  primary key (withdrawal_id, upload_id)
);
create trigger withdrawal_proof_append_only before update or delete on withdrawal_proof
for each row execute function ledger_refuse();

-- What was handed to a payment service to be sent; its id is what the service knows it by.
create table payout_order (
  id uuid primary key default gen_random_uuid(),
  withdrawal_id bigint not null references withdrawal,
  request_id uuid not null,
  amount bigint not null check (amount > 0),
  provider text,
  state text not null check (state in
    ('begun', 'asking', 'accepted', 'paid', 'part-paid', 'failed', 'beyond')),
  paid bigint not null default 0 check (paid >= 0 and paid <= amount),
  reason text,
  begun_by text not null,
  -- Who first approved ending an order that has begun under nobody's name.
  end_first_by text,
  begun_at timestamptz not null,
  ended_at timestamptz,
  unique (withdrawal_id, request_id),
  check ((state in ('begun', 'asking', 'accepted')) = (ended_at is null)),
  check (state = 'begun' or provider is not null or state = 'failed')
);
create index payout_order_open_index on payout_order (withdrawal_id)
where ended_at is null;

create table payout_webhook (
  provider text not null,
  event_id text not null check (length(event_id) between 1 and 100),
  body text not null,
  order_id uuid references payout_order,
  received_at timestamptz not null,
  primary key (provider, event_id)
);
create trigger payout_webhook_stays before update or delete on payout_webhook
for each row execute function ledger_refuse();

-- Planned once; from then on the job plans itself.
insert into job (kind, key, due_at) values ('payouts-sweep', 'all', clock_timestamp());
