import { type Kysely, sql } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  // One row a round and player, written by the rooms of play; names are kept as they were then.
  await sql`
    create table bet_record (
      id bigint generated always as identity primary key,
      player_id bigint not null references player,
      game_type text not null,
      vendor_code text not null,
      game_name jsonb not null,
      round text not null check (length(round) between 1 and 100),
      stake bigint not null check (stake >= 0),
      payout bigint check (payout >= 0),
      state text not null check (state in ('open', 'won', 'lost', 'void')),
      placed_at timestamptz not null,
      settled_at timestamptz,
      check ((state = 'open') = (payout is null)),
      unique (vendor_code, round, player_id)
    )`.execute(database);
  await sql`create index bet_record_player_index on bet_record (player_id, id desc)`.execute(
    database,
  );
  // Deposits and withdrawals up to a day whose books are closed: what came since is added when asked.
  await sql`
    create table lifetime_total (
      player_id bigint not null references player,
      currency text not null,
      through date not null,
      deposited bigint not null,
      withdrawn bigint not null,
      primary key (player_id, currency)
    )`.execute(database);
}
