-- Games of our own: rounds, seeds, shared tables, pools of tickets, pots, disputes.

-- A bet that was reviewed and drawn, with all that its writing needs.
create type house_bet as (
  player_id bigint, request_id uuid, purse text, game text, vendor text, name jsonb, rules text,
  edition integer, at timestamptz,
  -- What it was drawn from, and what came of it; without a payment the round goes on.
  pair_id bigint, client_seed text, nonce bigint, choices text, staked bigint, paid bigint,
  awarded bigint,
  commodity text, pot_commodity text, main bigint, house bigint, full_purse bigint,
  -- The minutes of play that it fills.
  minutes timestamptz[],
  -- The round of a shared table, or the ticket of a pool.
  table_round_id bigint, slip integer, pool_id bigint, ticket integer,
  -- What is made with it: the player's first seeds, the first pool, and the pool after the last prize.
  new_pair jsonb, new_pool jsonb, next_pool jsonb,
  pots jsonb,
  -- Of the stake what was bonus money, out of which grant’s account, and what of the payment goes back there.
  bonus_grant bigint, bonus_account bigint, bonus_staked bigint, bonus_paid bigint,
  -- Jobs: who finishes a round that goes on, and who watches play for harm.
  left_kind text, left_due timestamptz, watch_kind text,
  recents_kept integer);

-- A decision in a round that runs, likewise; or the round's end where it is taken back.
create type house_step as (
  round bigint, player_id bigint, purse text, at timestamptz,
  -- The step's number, all steps with it, and how the round stands after it; without a payment it goes on.
  step integer, steps text, staked bigint, paid bigint, is_void boolean,
  commodity text, main bigint, house bigint, full_purse bigint,
  -- What it stakes besides, and what of that is bonus money, out of which grant’s account.
  more bigint, bonus_grant bigint, bonus_account bigint, bonus_staked bigint,
  -- Where the round ends: of each stake what is the player's own, and what of the payment is the bonus's part.
  stakes jsonb, bonus_paid bigint,
  -- The minutes of play that it fills; jobs: who finishes a round that goes on, and who watches play for harm.
  minutes timestamptz[], left_kind text, watch_kind text);

-- Which of the house's games are open, and for how much; a game that has no row is closed.
create table house_game (
  game_code code primary key references game (game_code) on delete cascade,
  -- Which of the rules it is played by; several tables may share them.
  rules code not null,
  least_stake bigint not null check (least_stake > 0),
  most_stake bigint not null check (most_stake >= least_stake),
  -- From the beginning of one round to that of the next (L-CYCLE).
  cycle_ms integer not null check (cycle_ms between 0 and 60000),
  -- How many times the sums of its rules its pots begin with and end at: a currency of small units has large sums. A
  -- pot that is open keeps its own until it is hit.
  pot_times integer not null default 1 check (pot_times > 0),
  enabled boolean not null default true
);

-- What chance comes from: committed to before it is used, shown once it is used no more.
create table seed_pair (
  id bigint generated always as identity primary key,
  -- Null for a link of a table's chain and for the seed of a pool of tickets.
  player_id bigint references player,
  purse text not null check (purse in ('money', 'coins')),
  commitment text not null unique check (commitment ~ '^[0-9a-f]{64}$'),
  locked_seed text not null,
  client_seed text not null check (length(client_seed) between 1 and 64),
  -- How many rounds have drawn from it.
  nonce bigint not null default 0 check (nonce >= 0),
  made_at timestamptz not null,
  revealed_at timestamptz
);
create unique index seed_pair_used_index on seed_pair (player_id, purse)
where revealed_at is null;

-- Committed to as a whole before its first round; used backwards, a link a round.
create table room_chain (
  id bigint generated always as identity primary key,
  game_code code not null,
  purse text not null check (purse in ('money', 'coins')),
  number integer not null check (number > 0),
  rounds integer not null check (rounds > 0),
  commitment text not null unique check (commitment ~ '^[0-9a-f]{64}$'),
  locked_end text not null,
  -- Made when it is first used, long after it was committed to.
  client_seed text check (length(client_seed) between 1 and 64),
  used integer not null default 0 check (used between 0 and rounds),
  made_at timestamptz not null,
  unique (game_code, purse, number),
  check (used = 0 or client_seed is not null)
);

-- One round of a table, for all who sit at it.
create table table_round (
  id bigint generated always as identity primary key,
  game_code code not null,
  purse text not null check (purse in ('money', 'coins')),
  chain_id bigint not null references room_chain,
  number integer not null check (number > 0),
  seed_pair_id bigint not null references seed_pair,
  state text not null check (state in ('betting', 'running', 'settling', 'over')),
  closes_at timestamptz not null,
  started_at timestamptz,
  ended_at timestamptz,
  -- How many balls have been called, where balls are called.
  called integer not null default 0 check (called >= 0),
  -- In hundredths: where it burst, where it bursts.
  outcome integer,
  -- Nobody kept the table's time for a while: who could not act gets the stake back.
  is_broken boolean not null default false,
  unique (chain_id, number),
  check ((state in ('settling', 'over')) = (ended_at is not null)),
  check (state = 'betting' or started_at is not null)
);
create index table_round_game_index on table_round (game_code, purse, id desc);

-- Who keeps the time of a table, and how long it may rely on it.
create table house_room (
  game_code code not null,
  purse text not null check (purse in ('money', 'coins')),
  rules code not null,
  betting_ms integer not null check (betting_ms > 0),
  -- From call to call, where there are calls.
  beat_ms integer not null check (beat_ms > 0),
  rest_ms integer not null check (rest_ms >= 0),
  -- Somebody looks at it until then; nobody does, and it sleeps after its round.
  awake_until timestamptz not null,
  holder uuid,
  lease_until timestamptz,
  beat_at timestamptz,
  table_round_id bigint references table_round,
  primary key (game_code, purse)
);

-- Finite and shuffled once; the order is bound by the commitment of its seed before the first sale.
create table ticket_pool (
  id bigint generated always as identity primary key,
  game_code code not null,
  purse text not null check (purse in ('money', 'coins')),
  rules code not null,
  number integer not null check (number > 0),
  seed_pair_id bigint not null references seed_pair,
  tickets integer not null check (tickets > 0),
  sold integer not null default 0 check (sold between 0 and tickets),
  opened_at timestamptz not null,
  closed_at timestamptz,
  unique (game_code, purse, rules, number)
);
create unique index ticket_pool_open_index on ticket_pool (game_code, purse, rules)
where closed_at is null;

create table house_round (
  id bigint generated always as identity primary key,
  player_id bigint not null references player,
  request_id uuid not null,
  purse text not null check (purse in ('money', 'coins')),
  game_code code not null,
  vendor_code code not null,
  rules code not null,
  edition integer not null,
  seed_pair_id bigint not null references seed_pair,
  client_seed text not null,
  nonce bigint not null,
  -- As text, since a round is replayed from what was chosen to the letter.
  choices text not null,
  steps text not null default '[]',
  staked bigint not null check (staked > 0),
  paid bigint check (paid >= 0),
  -- Out of pots, beside what the rules paid.
  awarded bigint not null default 0 check (awarded >= 0),
  state text not null check (state in ('open', 'done', 'void')),
  opened_at timestamptz not null,
  changed_at timestamptz not null,
  -- The transaction that changed it: by it a table's keeper finds what was committed since it looked, however long
  -- that waited for its lock.
  changed_xid xid8 not null default pg_current_xact_id(),
  table_round_id bigint references table_round,
  -- Which of its player's bets in the table's round it is.
  slip integer not null default 1 check (slip in (1, 2)),
  pool_id bigint references ticket_pool,
  ticket integer check (ticket >= 0),
  -- The bonus whose money was staked in it: a later stake of the round may need that one and no other.
  bonus_grant bigint references bonus_state,
  -- A cash-out by hand came after the burst: no other one counts, at whichever gateway.
  is_hand_late boolean not null default false,
  check ((state = 'open') = (paid is null)),
  check ((pool_id is null) = (ticket is null)),
  check (slip = 1 or table_round_id is not null),
  -- The request first: asked by it alone, no plan reads all rounds of a player.
  unique (request_id, player_id)
);
-- One round of a game at a time, or one on each slip: a player who comes back finds it, and no other beside it.
create unique index house_round_open_index on house_round (player_id, purse, game_code, slip)
where state = 'open';
create index house_round_player_index on house_round (player_id, purse, id desc);
create index house_round_game_index on house_round (player_id, purse, game_code, id desc);
-- A pair of one's own draws each of its rounds once; a table's link draws one for each slip of a player.
create unique index house_round_draw_index on house_round (seed_pair_id, nonce)
where table_round_id is null and pool_id is null;
create unique index house_round_table_index on house_round (table_round_id, player_id, slip)
where table_round_id is not null;
create unique index house_round_ticket_index on house_round (pool_id, ticket)
where pool_id is not null;
-- Rounds end in the order of time, so the ends of a range are all that has to be kept of them.
create index house_round_changed_index on house_round using brin (changed_at)
with (autosummarize = on);

-- What grows with the stakes of a game until somebody's stake brings it to a trigger nobody knows.
create table pot (
  id bigint generated always as identity primary key,
  code code not null,
  purse text not null check (purse in ('money', 'coins')),
  commodity text not null,
  number integer not null check (number > 0),
  seed bigint not null check (seed >= 0),
  cap bigint not null check (cap > seed),
  -- Ten-thousandths of a minor unit.
  grains numeric(38, 0) not null check (grains >= 0),
  commitment text not null check (commitment ~ '^[0-9a-f]{64}$'),
  -- Trigger and salt, until it is hit.
  locked_trigger text not null,
  opened_at timestamptz not null,
  won_by_round bigint references house_round,
  won_at timestamptz,
  check ((won_by_round is null) = (won_at is null)),
  unique (code, purse, commodity, number)
);
create unique index pot_open_index on pot (code, purse, commodity) where won_at is null;

-- What stakes added since the pot was opened, in grains: a stake holds one shard until it commits, so
-- stakes do not wait for one another.
create table pot_shard (
  pot_id bigint not null references pot,
  shard integer not null check (shard between 0 and 31),
  grains bigint not null default 0 check (grains >= 0),
  primary key (pot_id, shard)
) with (fillfactor = 50);

-- What demonstrations are played with: no money, and never in the books.
create table coin_purse (
  player_id bigint primary key references player on delete cascade,
  coins bigint not null check (coins >= 0),
  filled_at timestamptz not null
);

-- What came back of the stakes of a day; the sums that an interval is worked out from (G-RTP).
create table measured_return (
  rules code not null,
  purse text not null check (purse in ('money', 'coins')),
  day date not null,
  rounds bigint not null,
  staked numeric not null,
  paid numeric not null,
  staked_squared numeric not null,
  paid_squared numeric not null,
  staked_paid numeric not null,
  measured_at timestamptz not null,
  primary key (rules, purse, day)
);

-- What a player doubts of a round, with all that it takes to look at it again (G-RECALL).
create table round_dispute (
  id bigint generated always as identity primary key,
  round_id bigint not null unique references house_round,
  player_id bigint not null references player,
  words text not null check (length(words) between 1 and 600),
  -- As the round stood when it was doubted: seeds by their commitment, nonce, choices, outcome.
  evidence jsonb not null,
  raised_at timestamptz not null,
  verdict text check (verdict in ('upheld', 'refused')),
  answer text check (length(answer) between 1 and 600),
  answered_by text,
  answered_at timestamptz,
  check ((verdict is null) = (answer is null)),
  check ((verdict is null) = (answered_by is null)),
  check ((verdict is null) = (answered_at is null))
);
create index round_dispute_waiting_index on round_dispute (id) where verdict is null;
create index round_dispute_player_index on round_dispute (player_id);

-- Planned once; from then on the job plans itself.
insert into job (kind, key, due_at) values ('measure-returns', 'all', clock_timestamp());
