-- Bonuses with a condition. See `rewards/bonus/README.md`.

-- One row is one version of what a deposit can bring. The newest without `ended_at` can be chosen.
create table bonus_offer (
  id bigint generated always as identity primary key,
  code code not null,
  version integer not null check (version > 0),
  terms jsonb not null check (jsonb_typeof(terms) = 'object'),
  -- Who wrote it, and who let it be published: two people, or the machine at a first start.
  proposed_by text not null check (length(proposed_by) between 1 and 100),
  proposed_at timestamptz not null,
  published_by text check (length(published_by) between 1 and 100),
  published_at timestamptz,
  ended_at timestamptz check (ended_at >= published_at),
  check ((published_by is null) = (published_at is null)),
  unique (code, version)
);
create unique index bonus_offer_live_index on bonus_offer (code)
where ended_at is null and published_at is not null;
-- Visitors read its terms out of caches of content.
create trigger change_told after insert or update or delete or truncate on bonus_offer
for each statement execute function tell_change('content');

-- What a player wants with the next deposit. Once a person: a row that brought a grant stays for ever.
create table bonus_choice (
  player_id bigint not null references player,
  code code not null,
  offer_id bigint not null references bonus_offer,
  chosen_at timestamptz not null,
  grant_id bigint unique references reward_grant,
  primary key (player_id, code)
);
create unique index bonus_choice_open_index on bonus_choice (player_id) where grant_id is null;

-- Why a deposit did not bring the bonus that was chosen for it: its player reads it.
create table bonus_missed (
  deposit_ref text primary key check (length(deposit_ref) <= 100),
  player_id bigint not null references player,
  offer_id bigint not null references bonus_offer,
  reason text not null check (reason in ('paused', 'over', 'too-small', 'no-budget', 'kyc.missing', 'not-for-you', 'barred')),
  at timestamptz not null
);
create index bonus_missed_player_index on bonus_missed (player_id, at desc);

-- A grant of bonus funds: the terms as they were, and how far it is.
create table bonus_state (
  grant_id bigint primary key references reward_grant,
  player_id bigint not null references player,
  product text not null check (product in ('casino', 'sports', 'lottery')),
  terms jsonb not null check (jsonb_typeof(terms) = 'object'),
  -- Of the deposit that it came with.
  deposit bigint not null check (deposit >= 0),
  deposit_ref text not null check (length(deposit_ref) <= 100),
  state text not null check (state in ('waiting', 'active', 'completed', 'used-up', 'expired', 'given-up',
    'revoked', 'ended-by-break')),
  principal bigint not null check (principal > 0),
  need bigint not null check (need > 0),
  -- Never below nothing; `need` is reached by as much as the last round brought.
  counted bigint not null default 0,
  cap_stake bigint not null check (cap_stake > 0),
  cap_conversion bigint check (cap_conversion > 0),
  converted bigint not null default 0 check (converted >= 0),
  -- The account of its own, opened as it begins.
  account_id bigint unique,
  started_at timestamptz,
  expires_at timestamptz,
  paused_at timestamptz,
  -- Its player withdrew and what they had played was not counted yet: it ends, or is completed, once that is done.
  withdrawn_at timestamptz,
  -- When the sweeps look at it again, after a fault.
  try_at timestamptz,
  -- Hours before its end at which its player was reminded last.
  reminded smallint check (reminded in (72, 24)),
  ended_at timestamptz,
  end_reason text check (length(end_reason) <= 300),
  check ((account_id is null) = (started_at is null)),
  check (state <> 'active' or (started_at is not null and ended_at is null)),
  check (cap_conversion is null or converted <= cap_conversion)
);
create unique index bonus_state_active_index on bonus_state (player_id, product) where state = 'active';
create index bonus_state_player_index on bonus_state (player_id, grant_id desc);
create unique index bonus_state_deposit_index on bonus_state (deposit_ref);
create index bonus_state_due_index on bonus_state (expires_at) where state = 'active';

-- The part of a stake that was bonus money; the rest of it was the player's own.
create table bonus_stake (
  source text not null check (source in ('inhouse', 'vendor', 'lottery')),
  round bigint not null,
  step integer not null,
  grant_id bigint not null references bonus_state,
  amount bigint not null check (amount > 0),
  -- When the round was over, and what of its payment was the bonus's part.
  settled_at timestamptz,
  primary key (source, round, step)
);
create index bonus_stake_open_index on bonus_stake (grant_id) where settled_at is null;

-- What one settled fact counted; what was undone counts below nothing.
create table bonus_count (
  grant_id bigint not null references bonus_state,
  fact_xid bigint not null,
  fact_id bigint not null,
  vendor text not null,
  round text not null,
  game_name jsonb not null,
  stake bigint not null,
  weight smallint not null check (weight between 1 and 100),
  counted bigint not null,
  at timestamptz not null,
  primary key (grant_id, fact_xid, fact_id)
);

insert into job (kind, key, due_at) values
  ('bonus-reader', 'all', clock_timestamp()),
  ('bonus-sweep', 'all', clock_timestamp());
