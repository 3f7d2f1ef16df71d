import { type Kysely, sql } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  await createLinks(database);
  await createPlayers(database);
  await createRounds(database);
  await createConcerns(database);
  // Planned once; from then on the job plans itself.
  await sql`
    insert into job (kind, key, due_at) values ('vendor-rounds', 'sweep', now())`.execute(database);
}

async function createLinks(database: Kysely<unknown>): Promise<void> {
  // How a vendor is reached and known. A vendor without a row is played nowhere.
  await sql`
    create table vendor_link (
      vendor_code code primary key references vendor (code) on delete cascade,
      wallet text not null check (wallet in ('seamless', 'transfer')),
      base_address text not null
        check (base_address ~ '^https?://[^#?]+$' and length(base_address) <= 500),
      -- A JWK: OKP, Ed25519.
      public_key text not null check (length(public_key) between 20 and 1000),
      -- Made by the house for its own embedded vendor, and by it alone told anew at each start.
      is_sandbox boolean not null default false,
      -- The operator's switch: closed refuses launches and stakes, never a win.
      enabled boolean not null default true,
      closed_note text not null default ''
    )`.execute(database);
  // Our own pair, made once; the private half is locked by the vault.
  await sql`
    create table vendor_key (
      is_only boolean primary key default true check (is_only),
      kid text not null,
      public_key text not null,
      private_key text not null,
      made_at timestamptz not null default now()
    )`.execute(database);
  // What has been heard once is not listened to again while it could still be in time. No index by
  // the time: eleven minutes of them are read through faster than every callback would write to it.
  await sql`
    create table vendor_nonce (
      vendor_code code not null,
      nonce text not null check (length(nonce) between 16 and 64),
      heard_at timestamptz not null,
      primary key (vendor_code, nonce)
    )`.execute(database);
}

async function createPlayers(database: Kysely<unknown>): Promise<void> {
  // Who a player is at a vendor: drawn by chance, so that two vendors cannot put theirs together.
  await sql`
    create table vendor_player (
      vendor_code code not null references vendor (code) on delete cascade,
      player_id bigint not null references player on delete cascade,
      name text not null unique check (name ~ '^[A-Za-z0-9_-]{16,43}$'),
      primary key (vendor_code, player_id)
    )`.execute(database);
  await sql`
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
    )`.execute(database);
  await sql`create index launch_token_expires_index on launch_token (expires_at)`.execute(database);
  await sql`
    create table vendor_session (
      token_hash bytea primary key check (octet_length(token_hash) = 32),
      vendor_code code not null references vendor (code) on delete cascade,
      player_id bigint not null references player on delete cascade,
      session_id uuid not null references session (id) on delete cascade,
      mode text not null check (mode in ('real', 'trial')),
      game_code code not null,
      opened_at timestamptz not null,
      ended_at timestamptz,
      -- Until when no reality check can fall due, told under this many minutes of the player's choice.
      clear_until timestamptz,
      clear_minutes integer
    ) with (fillfactor = 80)`.execute(database);
  await sql`
    create index vendor_session_player_index on vendor_session (player_id, vendor_code)
    where ended_at is null`.execute(database);
  await sql`create index vendor_session_login_index on vendor_session (session_id)`.execute(
    database,
  );
}

async function createRounds(database: Kysely<unknown>): Promise<void> {
  // A round of one player's: at a live table a vendor may give many players the same name of it.
  await sql`
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
      state text not null check (state in ('open', 'completed', 'cancelled')),
      opened_at timestamptz not null,
      -- The vendor's last word on it, and when it was last asked for one.
      changed_at timestamptz not null,
      asked_at timestamptz,
      unique (vendor_code, round, player_id)
    ) with (fillfactor = 80)`.execute(database);
  await sql`
    create index vendor_round_open_index on vendor_round (opened_at) where state = 'open'`.execute(
    database,
  );
  // One row for each transaction a vendor ever named, for as long as the books are kept. A rollback
  // that comes before its bet writes the bet's row itself: the bet then finds its place taken.
  await sql`
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
      taken_back_by text,
      at timestamptz not null,
      primary key (vendor_code, transaction)
    ) with (fillfactor = 90)`.execute(database);
  await sql`
    create index vendor_transaction_round_index on vendor_transaction (round_id, id)
    where round_id is not null`.execute(database);
}

async function createConcerns(database: Kysely<unknown>): Promise<void> {
  // What no program may decide: a person looks, and says what was done.
  await sql`
    create table vendor_concern (
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
    )`.execute(database);
  await sql`
    create unique index vendor_concern_open_index on vendor_concern (vendor_code, kind, subject)
    where settled_at is null`.execute(database);
}
