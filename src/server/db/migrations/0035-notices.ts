import { type Kysely, sql } from 'kysely';

/** What players are told inside the app. A template is worded when it is read, in the reader's language. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table player_message (
      id bigint generated always as identity primary key,
      player_id bigint not null references player on delete cascade,
      kind text not null check (kind in ('money', 'security', 'promotions')),
      template text check (template ~ '^[a-z]+[.][a-z]+$'),
      filling jsonb not null default '{}',
      title jsonb,
      content jsonb,
      link text check (link ~ '^/([^/]|$)' and length(link) <= 500),
      about text check (length(about) <= 100),
      told_at timestamptz not null default clock_timestamp(),
      read_at timestamptz,
      deleted_at timestamptz,
      check ((template is null) = (title is not null and content is not null))
    )`.execute(database);
  await sql`
    create index player_message_player_index on player_message (player_id, id desc)
    where deleted_at is null`.execute(database);
  await sql`
    create index player_message_unread_index on player_message (player_id)
    where read_at is null and deleted_at is null`.execute(database);
  // However often something is heard of, it is told once; who deletes the message has been told too.
  await sql`
    create unique index player_message_once_index
    on player_message (player_id, about, coalesce(template, ''))
    where about is not null`.execute(database);
}
