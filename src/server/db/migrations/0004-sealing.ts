import { type Kysely, sql } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table sealing_key (
      kid text primary key,
      public_key jsonb not null,
      private_key text not null,
      created_at timestamptz not null
    )`.execute(database);
  await sql`
    create table sealed_use (
      letter_hash bytea primary key check (octet_length(letter_hash) = 32),
      used_at timestamptz not null
    )`.execute(database);
  await sql`create index sealed_use_used_index on sealed_use (used_at)`.execute(database);
}
