import { type Kysely, sql } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  await createOutbox(database);
  await createPace(database);
  await createCodes(database);
  await createUploads(database);
}

/**
 * What is still to be told outside. A body goes as soon as it has been told: it may hold a code, and
 * the words of a message are nobody's business afterwards.
 */
async function createOutbox(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table outbox (
      id uuid primary key default gen_random_uuid(),
      kind text not null check (kind in ('sms', 'mail')),
      recipient text not null check (recipient <> ''),
      language text not null,
      template text not null,
      subject text,
      body text,
      player_id bigint references player on delete set null,
      state text not null default 'waiting' check (
        state in ('waiting', 'sent', 'kept', 'failed', 'expired', 'withheld')
      ),
      reason text,
      attempts integer not null default 0,
      due_at timestamptz not null default now(),
      send_before timestamptz,
      blank_at timestamptz,
      created_at timestamptz not null default now(),
      settled_at timestamptz,
      check (body is not null or state <> 'waiting')
    )`.execute(database);
  await sql`create index outbox_due_index on outbox (kind, due_at) where state = 'waiting'`.execute(
    database,
  );
  await sql`create index outbox_blank_index on outbox (blank_at) where body is not null`.execute(
    database,
  );
  await sql`create index outbox_created_index on outbox (created_at)`.execute(database);
  await sql`create index outbox_player_index on outbox (player_id)`.execute(database);
  await sql`
    create function announce_outbox() returns trigger
    language plpgsql
    as $$
    begin
      perform pg_notify('verbena_outbox', new.kind);
      return null;
    end
    $$`.execute(database);
  await sql`
    create trigger outbox_announced after insert on outbox
    for each row execute function announce_outbox()`.execute(database);
}

/** One row for each message that was allowed, for as long as the longest cap looks back. */
async function createPace(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table message_pace (
      id bigint generated always as identity primary key,
      recipient text not null,
      address text not null,
      country text not null,
      allowed_at timestamptz not null
    )`.execute(database);
  for (const column of ['recipient', 'address', 'country']) {
    await sql`
      create index ${sql.raw(`message_pace_${column}_index`)}
      on message_pace (${sql.raw(column)}, allowed_at)`.execute(database);
  }
  await sql`create index message_pace_allowed_index on message_pace (allowed_at)`.execute(database);
}

/** One code a scene and target: a newer one takes the older one's place. */
async function createCodes(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table verification_code (
      scene text not null,
      target text not null check (target <> ''),
      salt bytea not null check (octet_length(salt) = 32),
      hash bytea not null check (octet_length(hash) = 32),
      attempts_left integer not null check (attempts_left >= 0),
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      used_at timestamptz,
      primary key (scene, target)
    )`.execute(database);
  await sql`create index verification_code_expires_index on verification_code (expires_at)`.execute(
    database,
  );
}

async function createUploads(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table upload (
      id text primary key check (id ~ '^[0-9a-f]{32}$'),
      player_id bigint not null references player on delete cascade,
      purpose text not null,
      media_type text not null check (media_type in ('image/png', 'image/jpeg')),
      byte_length integer not null,
      width integer not null,
      height integer not null,
      created_at timestamptz not null default now()
    )`.execute(database);
  await sql`create index upload_player_index on upload (player_id, created_at)`.execute(database);
}
