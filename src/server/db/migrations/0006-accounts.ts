import { type Kysely, sql } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table credential (
      player_id bigint primary key references player on delete cascade,
      password_hash text not null,
      changed_at timestamptz not null,
      must_change boolean not null default false
    )`.execute(database);
  await sql`
    create table last_login (
      player_id bigint primary key references player on delete cascade,
      logged_in_at timestamptz not null,
      address inet
    )`.execute(database);
}
