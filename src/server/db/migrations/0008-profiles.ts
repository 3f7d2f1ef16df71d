import { type Kysely, sql } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  await createProfiles(database);
  await createDevices(database);
  await createChallenges(database);
  await createHandOvers(database);
}

/** What a player told about themselves; one row each, from the day the account was opened. */
async function createProfiles(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table profile (
      player_id bigint primary key references player on delete cascade,
      mobile text check (mobile ~ '^\\+[1-9][0-9]{6,14}$'),
      mobile_proved_at timestamptz,
      email text,
      email_proved_at timestamptz,
      payee_name text,
      full_name text,
      qq_num text,
      line text,
      whatsapp text,
      facebook text,
      telegram text,
      zalo text,
      wechat text,
      locked_id_number text,
      birthday text check (birthday ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
      permanent_address text,
      current_address text,
      nationality text,
      occupation text,
      income_source text,
      birth_place text,
      avatar_upload_id text references upload on delete set null,
      payment_password_hash text,
      payment_password_changed_at timestamptz,
      terms_accepted_at timestamptz
    )`.execute(database);
  // A proved number or mailbox is one account's: with it one logs in and sets a new password.
  await sql`
    create unique index profile_mobile_key on profile (mobile) where mobile_proved_at is not null`.execute(
    database,
  );
  await sql`
    create unique index profile_email_key on profile (lower(email)) where email_proved_at is not null`.execute(
    database,
  );
}

async function createDevices(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table session
      add column id uuid not null default gen_random_uuid() unique,
      add column device_hash bytea,
      add column device_name text not null default '',
      add column address inet`.execute(database);
  await sql`
    create table known_device (
      player_id bigint not null references player on delete cascade,
      device_hash bytea not null check (octet_length(device_hash) = 32),
      id uuid not null default gen_random_uuid() unique,
      device_name text not null,
      first_seen_at timestamptz not null,
      last_seen_at timestamptz not null,
      address inet,
      primary key (player_id, device_hash)
    )`.execute(database);
  // A block of addresses and not one of them: phones change theirs with every cell.
  await sql`
    create table known_network (
      player_id bigint not null references player on delete cascade,
      network text not null,
      last_seen_at timestamptz not null,
      primary key (player_id, network)
    )`.execute(database);
  await sql`
    alter table last_login add column device_name text not null default ''`.execute(database);
}

/** A login that was right so far, and waits for one more proof. */
async function createChallenges(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table login_challenge (
      id_hash bytea primary key check (octet_length(id_hash) = 32),
      player_id bigint not null references player on delete cascade,
      must_change boolean not null,
      client text not null,
      expires_at timestamptz not null
    )`.execute(database);
  await sql`create index login_challenge_expires_index on login_challenge (expires_at)`.execute(
    database,
  );
}

/** A session taken along to another address of the same house: a code, once, within a minute. */
async function createHandOvers(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table hand_over (
      code_hash bytea primary key check (octet_length(code_hash) = 32),
      player_id bigint not null references player on delete cascade,
      expires_at timestamptz not null
    )`.execute(database);
  await sql`create index hand_over_expires_index on hand_over (expires_at)`.execute(database);
}
