import { type Kysely, sql } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  // Which of the house's games are open, and for how much; a game that has no row is closed.
  await sql`
    create table house_game (
      game_code code primary key references game (game_code) on delete cascade,
      -- Which of the rules it is played by; several tables may share them.
      rules code not null,
      least_stake bigint not null check (least_stake > 0),
      most_stake bigint not null check (most_stake >= least_stake),
      -- From the beginning of one round to that of the next (L-CYCLE).
      cycle_ms integer not null check (cycle_ms between 0 and 60000),
      enabled boolean not null default true
    )`.execute(database);
  // What chance comes from: committed to before it is used, shown once it is used no more.
  await sql`
    create table seed_pair (
      id bigint generated always as identity primary key,
      player_id bigint not null references player,
      purse text not null check (purse in ('money', 'coins')),
      commitment text not null unique check (commitment ~ '^[0-9a-f]{64}$'),
      locked_seed text not null,
      client_seed text not null check (length(client_seed) between 1 and 64),
      -- How many rounds have drawn from it.
      nonce bigint not null default 0 check (nonce >= 0),
      made_at timestamptz not null,
      revealed_at timestamptz
    )`.execute(database);
  await sql`
    create unique index seed_pair_used_index on seed_pair (player_id, purse)
    where revealed_at is null`.execute(database);
  await sql`
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
      -- As text, since a round is told from what was chosen to the letter.
      choices text not null,
      steps text not null default '[]',
      staked bigint not null check (staked > 0),
      paid bigint check (paid >= 0),
      -- Out of pots, beside what the rules paid.
      awarded bigint not null default 0 check (awarded >= 0),
      state text not null check (state in ('open', 'done', 'void')),
      opened_at timestamptz not null,
      changed_at timestamptz not null,
      check ((state = 'open') = (paid is null)),
      unique (player_id, request_id),
      unique (seed_pair_id, nonce)
    )`.execute(database);
  // One round of a game at a time: whoever comes back finds it, and no second one beside it.
  await sql`
    create unique index house_round_open_index on house_round (player_id, purse, game_code)
    where state = 'open'`.execute(database);
  await sql`
    create index house_round_player_index on house_round (player_id, purse, id desc)`.execute(
    database,
  );
  await sql`
    create index house_round_game_index on house_round (player_id, purse, game_code, id desc)
  `.execute(database);
  // What grows with the stakes of a game until somebody's stake brings it to a trigger nobody knows.
  await sql`
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
    )`.execute(database);
  await sql`
    create unique index pot_open_index on pot (code, purse, commodity) where won_at is null
  `.execute(database);
  // What demonstrations are played with: no money, and never in the books.
  await sql`
    create table coin_purse (
      player_id bigint primary key references player on delete cascade,
      coins bigint not null check (coins >= 0),
      filled_at timestamptz not null
    )`.execute(database);
}
