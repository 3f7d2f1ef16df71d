-- Games of other companies: their links, players, sessions, rounds and transactions.

-- What a vendor's callback changes; vendor_write_callback takes it.
create type vendor_change as (
  vendor text, transaction text, operation text, digest text, at timestamptz, player_id bigint,
  currency text,
  -- The name of a bet that may never come now, and of a bet that is taken back.
  forbids text, takes_back text,
  -- Whether the round begins with it; else round_id is the round it belongs to.
  opens boolean, round_id bigint, round text, game text, game_type text, game_name jsonb,
  -- What is added to the round; null where the round stays as it is.
  bets integer, round_staked bigint, round_won bigint, round_jackpot bigint, round_returned bigint,
  state text,
  staked bigint, paid bigint, paid_as text,
  -- The bonus whose money is in the round, its part of the stake and of the payment, and what the round has of it
  -- more or less. shown_bonus is the account that is told beside the player's own money.
  bonus_grant bigint, bonus_account bigint, bonus_staked bigint, bonus_paid bigint, round_bonus bigint,
  shown_bonus bigint,
  -- The minutes of play that it fills, the login it keeps awake, and the job that looks for harm.
  minutes timestamptz[], session_id uuid, watch_kind text);

-- How a vendor is reached and known. A vendor without a row is played nowhere.
create table vendor_link (
  vendor_code code primary key references vendor (code) on delete cascade,
  wallet text not null check (wallet in ('seamless', 'transfer')),
  base_address text not null
    check (base_address ~ '^https?://[^#?]+$' and length(base_address) <= 500),
  -- A JWK: OKP, Ed25519.
  public_key text not null check (length(public_key) between 20 and 1000),
  -- Made by the house for its own embedded vendor, and written anew at each of its starts.
  is_sandbox boolean not null default false,
  -- The operator's switch: closed refuses launches and stakes, never a win.
  enabled boolean not null default true,
  closed_note text not null default ''
);

-- Our own pair, made once; the private half is locked by the vault.
create table vendor_key (
  is_only boolean primary key default true check (is_only),
  kid text not null,
  public_key text not null,
  private_key text not null,
  made_at timestamptz not null default now()
);

-- A nonce is used once, for as long as its callback could still be in time. Each minute's sweep finds the
-- oldest by the time; callbacks write to the end of that index.
create table vendor_nonce (
  vendor_code code not null,
  nonce text not null check (length(nonce) between 16 and 64),
  received_at timestamptz not null,
  primary key (vendor_code, nonce)
);
create index vendor_nonce_time_index on vendor_nonce (received_at);

-- Who a player is at a vendor: drawn by chance, so that two vendors cannot put theirs together.
create table vendor_player (
  vendor_code code not null references vendor (code) on delete cascade,
  player_id bigint not null references player on delete cascade,
  name text not null unique check (name ~ '^[A-Za-z0-9_-]{16,43}$'),
  primary key (vendor_code, player_id)
);
create index vendor_player_player_index on vendor_player (player_id);

create table launch_token (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  vendor_code code not null references vendor (code) on delete cascade,
  player_id bigint not null references player on delete cascade,
  -- The login it was launched from: what the vendor opens with it ends when that does.
  session_id uuid not null references session (id) on delete cascade,
  mode text not null check (mode in ('real', 'trial')),
  game_code code not null,
  language text not null,
  made_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index launch_token_player_index on launch_token (player_id);
create index launch_token_vendor_index on launch_token (vendor_code);
create index launch_token_session_index on launch_token (session_id);
create index launch_token_expires_index on launch_token (expires_at);
-- A player's launches that are still good are few, and counted with each new one.
create index launch_token_open_index on launch_token (player_id, made_at)
where used_at is null;

create table vendor_session (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  vendor_code code not null references vendor (code) on delete cascade,
  player_id bigint not null references player on delete cascade,
  session_id uuid not null references session (id) on delete cascade,
  mode text not null check (mode in ('real', 'trial')),
  game_code code not null,
  opened_at timestamptz not null,
  ended_at timestamptz
);
create index vendor_session_owner_index on vendor_session (player_id);
create index vendor_session_vendor_index on vendor_session (vendor_code);
create index vendor_session_player_index on vendor_session (player_id, vendor_code)
where ended_at is null;
create index vendor_session_login_index on vendor_session (session_id);

-- A round of one player's: at a live table a vendor may give many players the same name of it.
create table vendor_round (
  id bigint generated always as identity primary key,
  vendor_code code not null,
  -- Out of vendor_player, which names no player that there is not.
  player_id bigint not null,
  round text not null check (length(round) between 1 and 64),
  game_code code not null,
  game_type text not null,
  -- Stakes that stand: what was taken back is in none of these.
  bets integer not null default 0 check (bets >= 0),
  staked bigint not null default 0 check (staked >= 0),
  won bigint not null default 0 check (won >= 0),
  jackpot bigint not null default 0 check (jackpot >= 0),
  -- What a cancelled round gave back of its stakes.
  returned bigint not null default 0 check (returned >= 0 and returned <= staked),
  -- The bonus whose money is in it, and how much of its stakes that is.
  bonus_grant bigint references bonus_state,
  bonus_staked bigint not null default 0 check (bonus_staked between 0 and staked),
  -- Of what it won and gave back the bonus's part, each payment's as it was divided; a jackpot has none.
  bonus_paid bigint not null default 0 check (bonus_paid between 0 and won + returned),
  state text not null check (state in ('open', 'completed', 'cancelled')),
  opened_at timestamptz not null,
  -- The vendor's last word on it, and when it was last asked for one.
  changed_at timestamptz not null,
  asked_at timestamptz,
  unique (vendor_code, round, player_id)
) with (fillfactor = 80);
create index vendor_round_open_index on vendor_round (opened_at) where state = 'open';

-- One row for each transaction a vendor ever named, for as long as the books are kept. A rollback
-- that comes before its bet writes the bet's row itself: the bet then finds its place taken.
create table vendor_transaction (
  id bigint generated always as identity,
  vendor_code code not null,
  transaction text not null check (length(transaction) between 1 and 64),
  operation text not null check (operation in (
    'bet', 'win', 'bet-and-win', 'rollback', 'end-round', 'jackpot-win', 'promo-credit',
    'tombstone')),
  player_id bigint not null,
  round_id bigint,
  -- Of everything that was said, so that the same name for something else is found out.
  digest bytea not null check (octet_length(digest) = 32),
  -- What was staked, and what was paid: a rollback pays.
  staked bigint not null default 0 check (staked >= 0),
  paid bigint not null default 0 check (paid >= 0),
  -- Of the stake what was bonus money.
  bonus_staked bigint not null default 0 check (bonus_staked between 0 and staked),
  taken_back_by text,
  at timestamptz not null,
  primary key (vendor_code, transaction)
) with (fillfactor = 90);
create index vendor_transaction_round_index on vendor_transaction (round_id, id)
where round_id is not null;

-- What no program may decide: a person looks, and says what was done.
create table vendor_incident (
  id bigint generated always as identity primary key,
  vendor_code code not null,
  kind text not null check (kind ~ '^[a-z][a-z-]{1,40}$'),
  -- What it is about, in our words: round:7, transfer:3.
  subject text not null check (length(subject) between 1 and 200),
  player_id bigint references player,
  detail jsonb not null default '{}',
  raised_at timestamptz not null,
  settled_at timestamptz,
  settled_by text,
  note text not null default '',
  check ((settled_at is null) = (settled_by is null))
);
create unique index vendor_incident_open_index on vendor_incident (vendor_code, kind, subject)
where settled_at is null;

-- Money on its way to or from a vendor that keeps wallets of its own. Held until the vendor's word.
create table vendor_transfer (
  -- What the vendor knows it by: nobody can name another's.
  id uuid primary key default gen_random_uuid(),
  number bigint generated always as identity unique,
  player_id bigint not null references player,
  vendor_code code not null,
  direction text not null check (direction in ('in', 'out')),
  amount bigint not null check (amount > 0),
  currency text not null,
  state text not null default 'pending' check (state in ('pending', 'done', 'returned')),
  -- Why it came back, in a word of the vendor's.
  reason text not null default '',
  asked_at timestamptz not null,
  settled_at timestamptz,
  check ((state = 'pending') = (settled_at is null))
);
create index vendor_transfer_player_index on vendor_transfer (player_id, number desc);
create index vendor_transfer_pending_index on vendor_transfer (vendor_code)
where state = 'pending';

-- How far a vendor's rounds have been read.
create table vendor_feed (
  vendor_code code primary key,
  cursor text not null default '',
  read_at timestamptz not null,
  -- Since when the vendor gives no page that can be read.
  unread_since timestamptz,
  -- The account up to which both books have been compared.
  compared_to bigint not null default 0
);

-- What a vendor reported of a round that was played out of its own wallet, and what of it is booked.
create table fed_round (
  vendor_code code not null,
  round text not null check (length(round) between 1 and 64),
  player_id bigint not null references player,
  game_code code not null,
  reported_bet bigint not null check (reported_bet >= 0),
  reported_win bigint not null check (reported_win >= 0),
  state text not null check (state in ('open', 'completed', 'cancelled')),
  booked_bet bigint not null default 0 check (booked_bet >= 0),
  booked_win bigint not null default 0 check (booked_win >= 0),
  -- Null until something of it has been booked. A round may end without moving any money.
  booked_state text check (booked_state in ('open', 'completed', 'cancelled')),
  -- Tells one booking of a round from the next.
  bookings integer not null default 0,
  reported_at timestamptz not null,
  -- When it could not be booked: such rounds are tried after all others.
  stuck_at timestamptz,
  primary key (vendor_code, round, player_id)
);
create index fed_round_player_index on fed_round (player_id);
create index fed_round_open_index on fed_round (vendor_code) where state = 'open';
create index fed_round_unbooked_index
on fed_round (vendor_code, stuck_at nulls first, reported_at)
where reported_bet <> booked_bet or reported_win <> booked_win or state <> booked_state;

-- Planned once; from then on the job plans itself.
insert into job (kind, key, due_at) values ('vendor-rounds', 'sweep', now());
