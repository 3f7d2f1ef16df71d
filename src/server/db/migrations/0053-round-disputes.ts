import { type Kysely, sql } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  // What a player doubts of a round, with all that it takes to look at it again (G-RECALL).
  await sql`
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
    )`.execute(database);
  await sql`
    create index round_dispute_waiting_index on round_dispute (id) where verdict is null
  `.execute(database);
  await sql`create index round_dispute_player_index on round_dispute (player_id)`.execute(database);
  // What came back of the stakes of a day; the sums that an interval is worked out from (G-RTP).
  await sql`
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
    )`.execute(database);
  // Rounds end in the order of time, so the ends of a range are all that has to be kept of them.
  await sql`
    create index house_round_changed_index on house_round using brin (changed_at)
    with (autosummarize = on)`.execute(database);
  await sql`
    insert into job (kind, key, due_at) values ('measure-returns', 'all', clock_timestamp())
    on conflict (kind, key) do nothing`.execute(database);
}
