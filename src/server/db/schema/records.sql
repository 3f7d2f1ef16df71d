-- The betting record and lifetime sums.

-- One row a round and player, written by the rooms of play; names are kept as they were then. A table
-- by month cannot hold that there is one row: house_round, vendor_round and fed_round do, whose rows are
-- made or locked by the transaction that writes here.
create table bet_record (
  id bigint generated always as identity,
  player_id bigint not null references player,
  game_type text not null,
  vendor_code text not null,
  game_name jsonb not null,
  round text not null check (length(round) between 1 and 100),
  stake bigint not null check (stake >= 0),
  payout bigint check (payout >= 0),
  -- Of the stake what may count, where a domain says so, as for both sides of one draw; null: all of it.
  -- What did count, `settled_fact` knows: nothing of a push or of a void bet.
  valid_stake bigint check (valid_stake between 0 and stake),
  -- Of the stake what was bonus money: it earns neither points nor rebates.
  bonus_stake bigint not null default 0 check (bonus_stake between 0 and stake),
  -- Of the payout the bonus's part, as whoever settled it divided it, wherever it went.
  bonus_payout bigint not null default 0 check (bonus_payout between 0 and coalesce(payout, 0)),
  state text not null check (state in ('open', 'won', 'lost', 'void')),
  placed_at timestamptz not null,
  settled_at timestamptz,
  check ((state = 'open') = (payout is null)),
  primary key (id, placed_at)
) partition by range (placed_at);
create index bet_record_round_index on bet_record (vendor_code, round, player_id);
-- Days are what a player asks of the betting record, so days choose what of it is read.
create index bet_record_time_index
on bet_record (player_id, placed_at desc, id desc);

-- Wins above one of the merchant's lines that no job has logged and announced yet.
create table noted_win (
  vendor_code text not null,
  round text not null,
  player_id bigint not null references player on delete cascade,
  payout bigint not null,
  -- What the round had won before it grew: what was above a line then is not announced again.
  before bigint not null default 0 check (before < payout),
  won_at timestamptz not null,
  primary key (vendor_code, round, player_id)
);
create index noted_win_player_index on noted_win (player_id);
create trigger win_noted after insert on bet_record
for each row when (new.state = 'won') execute function note_win();
-- A jackpot that comes after the win, or a corrected result that pays more, makes it larger.
create trigger later_win_noted after update of state, payout on bet_record
for each row when (new.state = 'won' and (old.state <> 'won' or new.payout > old.payout))
execute function note_win();

-- Deposits and withdrawals up to a day whose books are closed: what came since is added when asked.
create table lifetime_total (
  player_id bigint not null references player,
  currency text not null,
  through date not null,
  deposited bigint not null,
  withdrawn bigint not null,
  primary key (player_id, currency)
);

-- Room is made for what is to come; the job `record-partitions` goes on with it.
select record_make_partitions((current_date + interval '6 months')::date);

insert into job (kind, key, due_at) values
  ('noted-wins', 'all', clock_timestamp()),
  ('record-partitions', 'months', clock_timestamp());

-- What statements of account are signed with: made once, the private half locked by the vault.
create table statement_key (
  is_only boolean primary key default true check (is_only),
  -- `x` of a JWK: OKP, Ed25519.
  public_key text not null check (public_key ~ '^[A-Za-z0-9_-]{43}$'),
  private_key text not null,
  made_at timestamptz not null default now()
);
