-- Contracts between an upline and a direct downline, and the bills that come of them.

-- One row: on what terms the house deals, and how bills are settled.
create table contract_setting (
  is_only boolean primary key default true check (is_only),
  dividend_style text not null default 'fixed' check (dividend_style in ('fixed', 'floating')),
  dividend_carry text not null default 'none'
    check (dividend_carry in ('none', 'previous', 'permanent')),
  -- In millionths: above it two people of the house offer a contract.
  top_rate integer not null default 200000 check (top_rate between 0 and 1000000),
  -- Bills of dividends and daily salaries wait for two people.
  needs_approval boolean not null default false,
  -- A contract that ends early counts to the end of its period, or to the day before.
  ends_with_period boolean not null default false,
  answer_days integer not null default 7 check (answer_days between 1 and 90),
  bill_days integer not null default 90 check (bill_days between 1 and 366)
);
insert into contract_setting default values;

create table agent_contract (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('dividend', 'daily', 'hourly', 'realtime')),
  -- Null: the house.
  upline_id bigint references player,
  downline_id bigint not null references player,
  version integer not null check (version > 0),
  terms jsonb not null,
  state text not null check (state in (
    'requested', 'valid', 'declined', 'termination-requested', 'terminated', 'expired', 'replaced')),
  proposed_by text not null check (proposed_by in ('upline', 'downline')),
  request_id uuid not null,
  proposed_at timestamptz not null,
  -- Until when a proposal, or a request to end, waits for its answer.
  answer_by timestamptz,
  end_asked_by text check (end_asked_by in ('upline', 'downline')),
  -- The days that count, by the merchant's calendar; null until it is valid.
  starts_on date,
  ends_on date,
  starts_at timestamptz,
  ends_at timestamptz,
  -- Billed up to here: days for dividends and daily salaries, a moment for the others.
  settled_to date,
  settled_until timestamptz,
  -- The day on which the next bill of days can be issued.
  due_on date,
  check (upline_id <> downline_id),
  check ((state in ('requested', 'termination-requested')) = (answer_by is not null)),
  check ((state = 'termination-requested') = (end_asked_by is not null)),
  unique nulls not distinct (downline_id, upline_id, kind, version)
);
create unique index agent_contract_requested_index on agent_contract (downline_id, kind)
where state = 'requested';
create unique index agent_contract_running_index on agent_contract (downline_id, kind)
where state in ('valid', 'termination-requested');
create unique index agent_contract_request_index on agent_contract (request_id);
create index agent_contract_upline_index on agent_contract (upline_id, id);
create index agent_contract_downline_index on agent_contract (downline_id, id);
create index agent_contract_due_index on agent_contract (due_on) where due_on is not null;
create index agent_contract_answer_index on agent_contract (answer_by) where answer_by is not null;
-- What was agreed on stays what it was: a change is a new version.
create trigger contract_stays before update of kind, upline_id, downline_id, version, terms
on agent_contract for each row execute function ledger_refuse();
create trigger contract_kept before delete on agent_contract
for each row execute function ledger_refuse();

-- An offer of the house above its top rate waits here for a second person.
create table contract_offer (
  id bigint generated always as identity primary key,
  downline_id bigint not null references player,
  kind text not null,
  terms jsonb not null,
  asked_by text not null,
  asked_at timestamptz not null,
  unique (downline_id, kind)
);

-- Of real-time contracts: what was counted already, by day.
create table contract_counted (
  contract_id bigint not null references agent_contract,
  day date not null,
  sales bigint not null,
  primary key (contract_id, day)
);

create table agent_bill (
  id bigint generated always as identity primary key,
  contract_id bigint not null references agent_contract,
  kind text not null,
  upline_id bigint references player,
  downline_id bigint not null references player,
  -- How many stand above: those near the root are paid first, since they pay the others.
  depth integer not null,
  from_day date not null,
  to_day date not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  currency text not null,
  figures jsonb not null,
  -- What the days themselves came to when they were billed: what changes later stands in the next bill.
  own_sales bigint not null,
  own_profit bigint not null,
  amount bigint not null,
  carried_out bigint not null,
  due bigint not null check (due >= 0),
  paid bigint not null default 0,
  state text not null check (state in (
    'issued', 'not-reached', 'awaiting-approval', 'part-paid', 'paid', 'denied', 'expired')),
  issued_at timestamptz not null,
  check (paid between 0 and due),
  check (state <> 'paid' or paid = due),
  check (from_day <= to_day and starts_at < ends_at),
  unique (contract_id, starts_at)
);
create index agent_bill_downline_index on agent_bill (downline_id, kind, id);
create index agent_bill_upline_index on agent_bill (upline_id, kind, id);
create index agent_bill_open_index on agent_bill (depth, id) where state in ('issued', 'part-paid');
create index agent_bill_waiting_index on agent_bill (kind, to_day) where state = 'awaiting-approval';
create trigger bill_stays before update of contract_id, upline_id, downline_id, kind, currency, depth, from_day,
  to_day, starts_at, ends_at, figures, own_sales, own_profit, amount, carried_out, due, issued_at
on agent_bill for each row execute function ledger_refuse();
create trigger bill_kept before delete on agent_bill
for each row execute function ledger_refuse();

create table agent_bill_payment (
  bill_id bigint not null references agent_bill,
  ordinal integer not null,
  amount bigint not null check (amount > 0),
  transfer_id bigint not null,
  paid_at timestamptz not null,
  primary key (bill_id, ordinal)
);
create trigger payment_stays before update or delete on agent_bill_payment
for each row execute function ledger_refuse();

-- The first of the two who release what waits, with the sum they saw.
create table bill_approval (
  kind text not null,
  to_day date not null,
  bills integer not null,
  due bigint not null,
  approved_by text not null,
  approved_at timestamptz not null,
  primary key (kind, to_day)
);

-- Planned once; from then on each job plans itself.
insert into job (kind, key, due_at) values
  ('agent-bills', 'all', now()),
  ('agent-realtime', 'all', now());
