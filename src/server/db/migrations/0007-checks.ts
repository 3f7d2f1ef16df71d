import { type Kysely, sql } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  await createChecks(database);
  await createThrottle(database);
  await createAuthenticators(database);
}

async function createChecks(database: Kysely<unknown>): Promise<void> {
  // Signs challenges and hides answers; made by the gateway that needs it first.
  await sql`
    create table check_secret (
      is_only boolean primary key default true check (is_only),
      secret bytea not null check (octet_length(secret) = 32)
    )`.execute(database);
  await sql`
    create table captcha (
      id bytea primary key check (octet_length(id) = 16),
      answer_hash bytea not null check (octet_length(answer_hash) = 32),
      expires_at timestamptz not null
    )`.execute(database);
  await sql`create index captcha_expires_index on captcha (expires_at)`.execute(database);
  await sql`
    create table human_check_use (
      nonce bytea primary key,
      expires_at timestamptz not null
    )`.execute(database);
  await sql`create index human_check_use_expires_index on human_check_use (expires_at)`.execute(
    database,
  );
}

/** The moments themselves and no mere count: three in any half hour are not three in one by the clock. */
async function createThrottle(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table throttle (
      rule text not null,
      key_hash bytea not null check (octet_length(key_hash) = 32),
      marks timestamptz[] not null default '{}',
      forget_at timestamptz not null,
      primary key (rule, key_hash)
    )`.execute(database);
  await sql`create index throttle_forget_index on throttle (forget_at)`.execute(database);
}

async function createAuthenticators(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table authenticator (
      player_id bigint primary key references player on delete cascade,
      sealed_secret text not null,
      last_step bigint not null default 0,
      begun_at timestamptz not null,
      confirmed_at timestamptz
    )`.execute(database);
  await sql`
    create table recovery_code (
      player_id bigint not null references player on delete cascade,
      code_hash bytea not null check (octet_length(code_hash) = 32),
      used_at timestamptz,
      primary key (player_id, code_hash)
    )`.execute(database);
}
