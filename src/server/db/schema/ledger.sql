-- The books. See `ledger/README.md`.

create table ledger_account (
  id bigint generated always as identity primary key,
  kind text not null check (kind in (
    'player-main', 'player-bonus', 'player-points', 'player-held', 'vendor-wallet',
    'house', 'vendor-settlement', 'payments-in-transit', 'jackpot', 'tax', 'agents-payable',
    'rewards-cost', 'points-issued', 'bonus-issued')),
  player_id bigint references player,
  subject text not null default '' check (length(subject) <= 64),
  commodity text not null check (commodity ~ '^[A-Z0-9]{3,8}$'),
  opened_at timestamptz not null default now(),
  check ((player_id is not null) = (kind in (
    'player-main', 'player-bonus', 'player-points', 'player-held', 'vendor-wallet'))),
  unique nulls not distinct (player_id, kind, subject, commodity)
);
create trigger ledger_append_only before update or delete on ledger_account
for each row execute function ledger_refuse();
create trigger ledger_no_truncate before truncate on ledger_account
for each statement execute function ledger_refuse();

-- A row for what a player owns, and none for the house: its legs are only ever inserted, so no two
-- postings wait for each other there. Room is left in the pages, since rows change in place.
create table ledger_balance (
  account_id bigint primary key references ledger_account,
  player_id bigint not null,
  amount bigint not null default 0 check (amount >= 0),
  -- Since the account was opened: what was paid in, whatever was taken out since, and what was staked.
  brought bigint not null default 0,
  staked bigint not null default 0
) with (fillfactor = 70);
create index ledger_balance_player_index on ledger_balance (player_id);
-- The gateway's role may lock a balance, for which it has the right to update this column: nobody does.
create trigger ledger_stays_owned before update of account_id, player_id on ledger_balance
for each row execute function ledger_refuse();
create trigger ledger_begins_empty before insert on ledger_balance
for each row when (new.amount <> 0 or new.brought <> 0 or new.staked <> 0)
execute function ledger_refuse();
create trigger ledger_keeps before delete on ledger_balance
for each row execute function ledger_refuse();
create trigger ledger_no_truncate before truncate on ledger_balance
for each statement execute function ledger_refuse();

create sequence ledger_transfer_id;

create table ledger_transfer (
  id bigint not null,
  posted_on date not null,
  posted_at timestamptz not null,
  key text not null check (length(key) between 1 and 200),
  kind text not null check (kind ~ '^[a-z][a-z-]{1,40}$'),
  reference text not null check (length(reference) <= 200),
  actor text not null check (length(actor) between 1 and 100),
  salt uuid not null default gen_random_uuid(),
  primary key (posted_on, id)
) partition by range (posted_on);
create trigger ledger_append_only before update or delete on ledger_transfer
for each row execute function ledger_refuse();
create trigger ledger_no_truncate before truncate on ledger_transfer
for each statement execute function ledger_refuse();

create table ledger_leg (
  posted_on date not null,
  transfer_id bigint not null,
  ordinal smallint not null,
  account_id bigint not null,
  player_id bigint,
  commodity text not null,
  amount bigint not null check (amount <> 0),
  balance_after bigint check (balance_after >= 0),
  check ((player_id is null) = (balance_after is null)),
  primary key (posted_on, transfer_id, ordinal)
) partition by range (posted_on);
-- The house's legs are in no index but the first: everybody would write to its last page.
create index ledger_leg_player_index on ledger_leg (player_id, transfer_id desc)
where player_id is not null;
create trigger ledger_sums_to_zero after insert on ledger_leg
referencing new table as added for each statement execute function ledger_judge_legs();
create trigger ledger_append_only before update or delete on ledger_leg
for each row execute function ledger_refuse();
create trigger ledger_no_truncate before truncate on ledger_leg
for each statement execute function ledger_refuse();

-- One row a key, for as long as the books are kept: the same posting years later is still the same.
create table ledger_key (
  key text primary key,
  posted_on date not null,
  transfer_id bigint not null,
  digest bytea not null
);
create trigger ledger_append_only before update or delete on ledger_key
for each row execute function ledger_refuse();
create trigger ledger_no_truncate before truncate on ledger_key
for each statement execute function ledger_refuse();

-- The money itself lies in the player's 'player-held' account; a row says what it is held for.
create table ledger_hold (
  id bigint generated always as identity primary key,
  player_id bigint not null,
  from_account_id bigint not null references ledger_account,
  held_account_id bigint not null references ledger_account,
  reference text not null unique check (length(reference) between 1 and 200),
  amount bigint not null check (amount > 0),
  captured bigint not null default 0 check (captured >= 0),
  released bigint not null default 0 check (released >= 0),
  check (captured + released <= amount)
);
create index ledger_hold_open_index on ledger_hold (held_account_id)
where captured + released < amount;
create trigger ledger_goes_forward before update on ledger_hold for each row
when (new.captured < old.captured or new.released < old.released
  or (new.id, new.player_id, new.from_account_id, new.held_account_id, new.reference, new.amount)
    is distinct from
    (old.id, old.player_id, old.from_account_id, old.held_account_id, old.reference, old.amount))
execute function ledger_refuse();
create trigger ledger_keeps before delete on ledger_hold
for each row execute function ledger_refuse();
create trigger ledger_no_truncate before truncate on ledger_hold
for each statement execute function ledger_refuse();

create table ledger_day (
  day date primary key,
  transfers bigint not null,
  merkle_root bytea not null,
  previous_root bytea not null,
  chain_root bytea not null unique,
  sealed_at timestamptz not null default now()
);
create trigger ledger_append_only before update or delete on ledger_day
for each row execute function ledger_refuse();
create trigger ledger_no_truncate before truncate on ledger_day
for each statement execute function ledger_refuse();

-- Closed first, in a moment; sealed afterwards, at leisure. From the closing on nothing is posted
-- into the day, so a seal that takes minutes holds up nobody.
create table ledger_closing (
  day date primary key,
  closed_at timestamptz not null default clock_timestamp()
);
create trigger ledger_append_only before update or delete on ledger_closing
for each row execute function ledger_refuse();
create trigger ledger_no_truncate before truncate on ledger_closing
for each statement execute function ledger_refuse();

-- The knots over each 1,024 transfers of a day: a proof then reads no more than those.
create table ledger_day_block (
  day date not null,
  ordinal integer not null,
  first_id bigint not null,
  knot bytea not null,
  primary key (day, ordinal)
);
create trigger ledger_append_only before update or delete on ledger_day_block
for each row execute function ledger_refuse();
create trigger ledger_no_truncate before truncate on ledger_day_block
for each statement execute function ledger_refuse();

-- Room is made for what is to come; the job `ledger-partitions` goes on with it.
select ledger_make_partitions((current_date + interval '18 months')::date);

-- Planned once; from then on each job plans itself.
insert into job (kind, key, due_at) values
  ('ledger-seal', 'days', now()),
  ('ledger-partitions', 'months', now());
