import { type Kysely, sql } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  // Money on its way to or from a vendor that keeps wallets of its own. Held until the vendor's word.
  await sql`
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
    )`.execute(database);
  await sql`
    create index vendor_transfer_player_index on vendor_transfer (player_id, number desc)
  `.execute(database);
  // How far a vendor's rounds have been read.
  await sql`
    create table vendor_feed (
      vendor_code code primary key,
      cursor text not null default '',
      read_at timestamptz not null,
      -- Since when the vendor gives no page that can be read.
      unread_since timestamptz,
      -- The account up to which both books have been compared.
      compared_to bigint not null default 0
    )`.execute(database);
  // What a vendor told of a round that was played out of its own wallet, and what of it is booked.
  await sql`
    create table fed_round (
      vendor_code code not null,
      round text not null check (length(round) between 1 and 64),
      player_id bigint not null references player,
      game_code code not null,
      told_bet bigint not null check (told_bet >= 0),
      told_win bigint not null check (told_win >= 0),
      state text not null check (state in ('open', 'completed', 'cancelled')),
      booked_bet bigint not null default 0 check (booked_bet >= 0),
      booked_win bigint not null default 0 check (booked_win >= 0),
      -- Tells one booking of a round from the next.
      bookings integer not null default 0,
      told_at timestamptz not null,
      -- When it could not be booked: such rounds are tried after all others.
      stuck_at timestamptz,
      primary key (vendor_code, round, player_id)
    )`.execute(database);
  await sql`
    create index fed_round_unbooked_index
    on fed_round (vendor_code, stuck_at nulls first, told_at)
    where told_bet <> booked_bet or told_win <> booked_win`.execute(database);
  await sql`create index fed_round_player_index on fed_round (player_id)`.execute(database);
  await sql`create index fed_round_open_index on fed_round (vendor_code) where state = 'open'`.execute(
    database,
  );
  await sql`
    create index vendor_transfer_pending_index on vendor_transfer (vendor_code)
    where state = 'pending'`.execute(database);
}
