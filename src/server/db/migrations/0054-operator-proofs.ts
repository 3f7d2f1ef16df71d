import { type Kysely, sql } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  // Who had a token before has no authenticator to bring it back with, and is added anew.
  await sql`
    alter table operator
      add column locked_secret text,
      add column last_step bigint not null default 0,
      add column proved_at timestamptz,
      add column expires_at timestamptz not null default now() + interval '12 hours'`.execute(
    database,
  );
  await sql`alter table operator alter column expires_at drop default`.execute(database);
}
