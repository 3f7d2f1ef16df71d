-- Lottery games, their numeros and where results come from. Tickets stand in lottery-tickets.sql.

-- No foreign key to the catalogue: one that is written anew must not take numeros with tickets along.
create table lottery_game (
  game_code code primary key,
  -- Which rules it is played by, such as SSC, PK10, VN_NORTH or MY4D.
  family code not null,
  mode text not null check (mode in ('LOTT', 'ELOTT', 'ZY', 'SEA')),
  -- Which lobby lists it, such as VN.
  area code not null,
  vassalage code not null,
  drawn_by text not null check (drawn_by in ('house', 'official')),
  -- What the official feed calls this draw; null where operators alone enter results.
  feed_code text check (length(feed_code) between 1 and 80),
  time_zone text not null check (length(time_zone) between 1 and 60),
  schedule jsonb not null,
  close_before_ms integer not null check (close_before_ms between 1000 and 86400000),
  open_before_ms integer not null check (open_before_ms > close_before_ms),
  min_series smallint not null check (min_series >= 1000),
  max_series smallint not null check (max_series between min_series and 2000),
  -- A numero whose chance has not come so long after its draw was due is void.
  void_after_ms integer not null check (void_after_ms >= 60000),
  is_stopped boolean not null default false,
  check (feed_code is null or drawn_by = 'official')
);

-- Committed to as a whole before its first numero; used backwards, a link a numero.
create table lottery_chain (
  id bigint generated always as identity primary key,
  game_code code not null references lottery_game,
  number integer not null check (number > 0),
  links integer not null check (links > 0),
  commitment text not null unique check (commitment ~ '^[0-9a-f]{64}$'),
  locked_end text not null,
  used integer not null default 0 check (used between 0 and links),
  made_at timestamptz not null default clock_timestamp(),
  unique (game_code, number)
);

-- Changed by the functions of db/functions/lottery alone.
create table lottery_numero (
  id bigint generated always as identity primary key,
  game_code code not null references lottery_game,
  numero text not null check (numero ~ '^[0-9]{1,12}(-[0-9]{1,4})?$'),
  opens_at timestamptz not null,
  closes_at timestamptz not null check (closes_at > opens_at),
  draws_at timestamptz not null check (draws_at >= closes_at),
  state text not null default 'upcoming'
    check (state in ('upcoming', 'open', 'closed', 'drawn', 'settled', 'void')),
  chain_id bigint references lottery_chain,
  link integer check (link > 0),
  -- Named before the sale opens, and kept; a list that was sealed too late for it is drawn from a later round.
  beacon_network text,
  planned_round bigint check (planned_round > 0),
  beacon_round bigint check (beacon_round >= planned_round),
  sealed_at timestamptz,
  list_root text check (list_root ~ '^[0-9a-f]{64}$'),
  list_count integer check (list_count >= 0),
  -- Shown with the result: the chain's link, and the beacon's signature of its round.
  seed text check (seed ~ '^[0-9a-f]{64}$'),
  beacon_signature text check (beacon_signature ~ '^[0-9a-f]{96}$'),
  result jsonb,
  -- 1 for the first result; each correction counts one up, and is settled anew.
  edition integer not null default 0 check (edition >= 0),
  settled_edition integer not null default 0 check (settled_edition between 0 and edition),
  drawn_at timestamptz,
  settled_at timestamptz,
  voided_at timestamptz,
  void_reason text check (length(void_reason) between 1 and 200),
  voided_by text,
  unique (game_code, numero),
  unique (chain_id, link),
  check ((chain_id is null) = (link is null)),
  check ((beacon_network is null) = (beacon_round is null)),
  check ((beacon_network is null) = (planned_round is null)),
  check ((sealed_at is null) = (list_root is null)),
  check ((sealed_at is null) = (list_count is null)),
  check ((state in ('drawn', 'settled')) = (result is not null)),
  check ((result is null) = (edition = 0)),
  check ((result is null) = (drawn_at is null)),
  check (result is null or sealed_at is not null),
  check ((state = 'settled') = (edition > 0 and settled_edition = edition)),
  check ((state = 'void') = (voided_at is not null)),
  check ((voided_at is null) = (void_reason is null)),
  check ((voided_at is null) = (voided_by is null))
);
-- Kept unique by lottery_add_numeros, which adds behind the last one alone.
create index lottery_numero_time_index on lottery_numero (game_code, closes_at);
create index lottery_numero_live_index on lottery_numero (game_code, closes_at)
where state in ('upcoming', 'open', 'closed');
create index lottery_numero_result_index on lottery_numero (game_code, draws_at desc)
where state in ('drawn', 'settled');
create index lottery_numero_waiting_index on lottery_numero (state) where state in ('closed', 'drawn');

-- A round of the beacon whose signature was verified; many numeros may wait for the same one.
create table lottery_beacon (
  network text not null,
  round bigint not null check (round > 0),
  signature text not null check (signature ~ '^[0-9a-f]{96}$'),
  verified_at timestamptz not null default clock_timestamp(),
  primary key (network, round)
);

-- What a feed reported or an operator typed, for one edition of a numero's result.
create table lottery_entry (
  id bigint generated always as identity primary key,
  numero_id bigint not null references lottery_numero,
  edition integer not null check (edition > 0),
  source text not null check (source in ('feed', 'operator')),
  entered_by text not null check (length(entered_by) between 1 and 100),
  result jsonb not null,
  reason text check (length(reason) between 1 and 200),
  entered_at timestamptz not null default clock_timestamp(),
  check (edition = 1 or reason is not null)
);
create index lottery_entry_numero_index on lottery_entry (numero_id, edition, entered_by, id);
-- An operator's request to void a numero whose outcome may be known; another operator's approval makes it void.
create table lottery_void_request (
  numero_id bigint not null references lottery_numero,
  asked_by text not null check (length(asked_by) between 1 and 100),
  reason text not null check (length(reason) between 1 and 200),
  asked_at timestamptz not null default clock_timestamp(),
  primary key (numero_id, asked_by)
);
create trigger lottery_game_planned after insert or update on lottery_game
for each row execute function lottery_game_planned();
create trigger lottery_numero_named before update of id, game_code, numero, chain_id, link on lottery_numero
for each row execute function lottery_refuse();
create trigger lottery_game_kept before update of game_code, family, mode, drawn_by on lottery_game
for each row when ((new.game_code, new.family, new.mode, new.drawn_by)
  is distinct from (old.game_code, old.family, old.mode, old.drawn_by))
execute function lottery_game_kept();
