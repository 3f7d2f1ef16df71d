import { type Kysely, sql } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  // One row: the merchant's terms of sending money out.
  await sql`
    create table withdrawal_setting (
      is_only boolean primary key default true check (is_only),
      per_day integer not null default 3 check (per_day between 1 and 100),
      turnover_basis_points integer not null default 10000 check (turnover_basis_points between 0 and 1000000),
      tax_basis_points integer not null default 0 check (tax_basis_points between 0 and 5000),
      receive_minutes integer not null default 1440 check (receive_minutes between 1 and 43200),
      two_people_above bigint not null default 0 check (two_people_above >= 0),
      account_rest_hours integer not null default 24 check (account_rest_hours between 0 and 720)
    )`.execute(database);
  await sql`insert into withdrawal_setting default values`.execute(database);
  await sql`
    create table withdrawal (
      id bigint generated always as identity primary key,
      player_id bigint not null references player,
      request_id uuid not null,
      account_id bigint not null references payout_account,
      commodity text not null,
      amount bigint not null check (amount > 0),
      fee bigint not null check (fee >= 0),
      tax bigint not null check (tax >= 0),
      payout bigint not null check (payout > 0),
      sent bigint not null default 0 check (sent >= 0 and sent <= payout),
      received bigint check (received >= 0 and received <= payout),
      state text not null check (state in (
        'asked', 'second-look', 'approved', 'paying', 'paid', 'received', 'disputed', 'settled',
        'rejected')),
      needs_two boolean not null,
      first_approver text,
      reason text,
      asked_at timestamptz not null,
      receive_by timestamptz,
      unique (player_id, request_id),
      check (payout = amount - fee - tax)
    )`.execute(database);
  await sql`create index withdrawal_player_index on withdrawal (player_id, id desc)`.execute(
    database,
  );
  await sql`
    create index withdrawal_open_index on withdrawal (state, id)
    where state not in ('received', 'settled', 'rejected')`.execute(database);
  await sql`
    create table withdrawal_part (
      id bigint generated always as identity primary key,
      withdrawal_id bigint not null references withdrawal,
      request_id uuid not null,
      amount bigint not null check (amount > 0),
      reference text not null,
      sent_at timestamptz not null,
      unique (withdrawal_id, request_id)
    )`.execute(database);
  await sql`
    create table withdrawal_step (
      id bigint generated always as identity primary key,
      withdrawal_id bigint not null references withdrawal,
      player_id bigint not null,
      step text not null,
      amount bigint,
      at timestamptz not null
    )`.execute(database);
  await sql`create index withdrawal_step_index on withdrawal_step (withdrawal_id, id)`.execute(
    database,
  );
  await sql`
    create table withdrawal_proof (
      withdrawal_id bigint not null references withdrawal,
      upload_id text not null,
      player_id bigint not null,
      primary key (withdrawal_id, upload_id)
    )`.execute(database);
  for (const table of ['withdrawal_part', 'withdrawal_step', 'withdrawal_proof']) {
    await sql`
      create trigger ${sql.ref(`${table}_append_only`)} before update or delete on ${sql.table(table)}
      for each row execute function ledger_refuse()`.execute(database);
  }
}
