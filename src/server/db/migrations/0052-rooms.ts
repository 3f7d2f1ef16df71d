import { type Kysely, sql } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  // A link of a table's chain and the seed of a pool of tickets belong to nobody alone.
  await sql`alter table seed_pair alter column player_id drop not null`.execute(database);
  // Committed to as a whole before its first round; used backwards, a link a round.
  await sql`
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
    )`.execute(database);
  // One round of a table, for all who sit at it.
  await sql`
    create table room_turn (
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
    )`.execute(database);
  await sql`
    create index room_turn_game_index on room_turn (game_code, purse, id desc)`.execute(database);
  // Who keeps the time of a table, and how long it may rely on it.
  await sql`
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
      turn_id bigint references room_turn,
      primary key (game_code, purse)
    )`.execute(database);
  // Finite and shuffled once; the order is bound by the commitment of its seed before the first sale.
  await sql`
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
    )`.execute(database);
  await sql`
    create unique index ticket_pool_open_index on ticket_pool (game_code, purse, rules)
    where closed_at is null`.execute(database);
  await sql`
    alter table house_round
      add column turn_id bigint references room_turn,
      add column pool_id bigint references ticket_pool,
      add column ticket integer check (ticket >= 0),
      -- A hand for it came after the burst: no other one counts, whichever gateway it comes to.
      add column is_hand_late boolean not null default false,
      add check ((pool_id is null) = (ticket is null)),
      drop constraint house_round_seed_pair_id_nonce_key`.execute(database);
  // A pair of one's own draws each of its rounds once; a table's link draws one for each player.
  await sql`
    create unique index house_round_draw_index on house_round (seed_pair_id, nonce)
    where turn_id is null and pool_id is null`.execute(database);
  await sql`
    create unique index house_round_seat_index on house_round (turn_id, player_id)
    where turn_id is not null`.execute(database);
  await sql`
    create unique index house_round_ticket_index on house_round (pool_id, ticket)
    where pool_id is not null`.execute(database);
}
