-- Money on its way in.

create table deposit_method (
  code code primary key,
  kind text not null check (kind in ('bank', 'hosted', 'e-wallet', 'crypto')),
  title worded not null,
  note worded not null,
  least bigint not null check (least > 0),
  most bigint not null check (most >= least),
  fee_basis_points integer not null default 0 check (fee_basis_points between 0 and 10000),
  fee_fixed bigint not null default 0 check (fee_fixed >= 0),
  quick_amounts bigint[] not null default '{}',
  minutes_to_pay integer not null check (minutes_to_pay > 0),
  minutes_to_credit integer not null check (minutes_to_credit > 0),
  credits_what_came boolean not null default false,
  details jsonb not null default '{}',
  position integer not null default 0,
  enabled boolean not null default true
);

create table deposit_setting (
  is_only boolean primary key default true check (is_only),
  tax_basis_points integer not null default 0 check (tax_basis_points between 0 and 10000)
);
insert into deposit_setting default values;

-- The terms stand in the row: what was shown is what is booked, whatever the method says later.
create table deposit (
  id uuid primary key default gen_random_uuid(),
  player_id bigint not null references player,
  request_id uuid not null,
  reference text not null unique,
  method_code text not null references deposit_method on update cascade,
  kind text not null,
  provider text not null,
  session text,
  currency text not null,
  asked bigint not null check (asked > 0),
  fee_basis_points integer not null,
  fee_fixed bigint not null,
  tax_basis_points integer not null,
  credits_what_came boolean not null,
  state text not null check (state in ('begun', 'waiting', 'pending', 'review', 'credited',
    'failed', 'cancelled', 'expired', 'refunding', 'refunded')),
  paid bigint check (paid > 0),
  received bigint check (received >= 0),
  page text,
  pay_to jsonb not null default '[]',
  qr text,
  language text not null,
  origin text not null,
  claimed_reference text,
  claimed_on text check (claimed_on ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
  begun_at timestamptz not null,
  expires_at timestamptz not null,
  unique (player_id, request_id),
  unique (provider, session),
  check ((state = 'credited') = (received is not null))
);
create index deposit_player_index on deposit (player_id, begun_at desc, id desc);
create index deposit_open_index on deposit (begun_at)
where state in ('begun', 'waiting', 'pending', 'review', 'refunding');
create index deposit_state_index on deposit (state, begun_at, id);

create table deposit_step (
  id bigint generated always as identity primary key,
  deposit_id uuid not null references deposit,
  step text not null,
  at timestamptz not null,
  amount bigint,
  reason text check (length(reason) <= 300)
);
create index deposit_step_deposit_index on deposit_step (deposit_id, id);
create trigger deposit_step_stays before update or delete on deposit_step
for each row execute function deposit_refuse();

create table deposit_proof (
  deposit_id uuid not null references deposit,
  ordinal smallint not null check (ordinal between 1 and 3),
  upload_id text not null unique,
  primary key (deposit_id, ordinal)
);

-- One row for each payment that arrived, however often it is reported.
create table deposit_payment (
  id bigint generated always as identity primary key,
  provider text not null,
  payment_id text not null check (length(payment_id) between 1 and 100),
  deposit_id uuid not null references deposit,
  amount bigint not null check (amount > 0),
  credited bigint not null check (credited >= 0),
  refund bigint not null check (refund >= 0),
  refunded_at timestamptz,
  refund_refused_at timestamptz,
  -- The bank's own name of what a person has paid back: reported again, it is the same money.
  refund_reference text check (length(refund_reference) between 1 and 300),
  came_at timestamptz not null,
  unique (provider, payment_id),
  check (credited + refund = amount)
);
create index deposit_payment_deposit_index on deposit_payment (deposit_id);
create index deposit_payment_due_index on deposit_payment (deposit_id)
where refund > 0 and refunded_at is null;

-- A credited deposit that its card's or bank's owner took back; what was not there any more is the house's loss.
create table deposit_charge_back (
  deposit_id uuid primary key references deposit,
  player_id bigint not null references player,
  currency currency_code not null,
  amount bigint not null check (amount > 0),
  taken bigint not null check (taken between 0 and amount),
  at timestamptz not null,
  by text not null check (length(by) between 1 and 100)
);
create index deposit_charge_back_player_index on deposit_charge_back (player_id);
create trigger deposit_charge_back_stays before update or delete on deposit_charge_back
for each row execute function deposit_refuse();
create trigger settled_charge_back after insert on deposit_charge_back
for each row execute function settled_charge_back();

create table payment_webhook (
  provider text not null,
  event_id text not null check (length(event_id) between 1 and 100),
  body text not null,
  deposit_id uuid references deposit,
  received_at timestamptz not null,
  primary key (provider, event_id)
);
create trigger payment_webhook_stays before update or delete on payment_webhook
for each row execute function deposit_refuse();

-- Lines of our banks' statements; one without a deposit waits for somebody to claim it.
create table incoming_transfer (
  id bigint generated always as identity primary key,
  amount bigint not null check (amount > 0),
  reference text not null check (length(reference) <= 140),
  came_at timestamptz not null,
  deposit_id uuid references deposit,
  -- The bank's own number of a line: the same statement read in twice is the same money once.
  bank_line text unique check (length(bank_line) between 1 and 100)
);
create index incoming_transfer_unmatched_index on incoming_transfer (came_at)
where deposit_id is null;
-- Which lines of the statement are a deposit's: asked where an operator has vouched for one.
create index incoming_transfer_deposit_index on incoming_transfer (deposit_id)
where deposit_id is not null;

-- Above the merchant's threshold: the first approval, until a second person approves the same.
create table deposit_first_approval (
  deposit_id uuid not null references deposit,
  action text not null check (action in ('credit', 'refund')),
  what text not null check (length(what) between 1 and 400),
  operator_name text not null,
  approved_at timestamptz not null,
  primary key (deposit_id, action)
);

-- Money that no program knows what to do with: kept until a person has looked.
create table payment_incident (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('other-currency', 'unknown-session', 'refund-refused', 'refund-overdue',
    'deposit-silent', 'payout-silent', 'payout-beyond', 'payout-currency', 'withdrawal-waits',
    'reward-claimed')),
  provider text not null,
  payment_id text not null check (length(payment_id) between 1 and 100),
  session text,
  deposit_id uuid references deposit,
  withdrawal_id bigint references withdrawal,
  amount bigint not null check (amount > 0),
  currency text not null check (length(currency) <= 8),
  raised_at timestamptz not null,
  closed_at timestamptz,
  closed_by text,
  unique (kind, provider, payment_id),
  check ((closed_at is null) = (closed_by is null))
);
create index payment_incident_open_index on payment_incident (id) where closed_at is null;

-- Planned once; from then on the job plans itself.
insert into job (kind, key, due_at) values ('deposits-sweep', 'all', clock_timestamp());
