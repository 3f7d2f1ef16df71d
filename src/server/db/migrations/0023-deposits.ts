import { type Kysely, sql } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  await createMethods(database);
  await createDeposits(database);
  await createPayments(database);
  await createTransfers(database);
}

async function createMethods(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table deposit_method (
      code code primary key,
      kind text not null check (kind in ('bank', 'hosted', 'e-wallet', 'crypto')),
      title worded not null,
      note worded not null,
      least bigint not null check (least > 0),
      most bigint not null check (most >= least),
      fee_basis_points integer not null default 0 check (fee_basis_points between 0 and 10000),
      fee_fixed bigint not null default 0 check (fee_fixed >= 0),
      quick_amounts bigint[] not null default '{}',
      minutes_to_pay integer not null check (minutes_to_pay > 0),
      minutes_to_credit integer not null check (minutes_to_credit > 0),
      credits_what_came boolean not null default false,
      details jsonb not null default '{}',
      position integer not null default 0,
      enabled boolean not null default true
    )`.execute(database);
  await sql`
    create table deposit_setting (
      is_only boolean primary key default true check (is_only),
      tax_basis_points integer not null default 0 check (tax_basis_points between 0 and 10000)
    )`.execute(database);
  await sql`insert into deposit_setting default values`.execute(database);
}

async function createDeposits(database: Kysely<unknown>): Promise<void> {
  // The terms stand in the row: what was shown is what is booked, whatever the method says later.
  await sql`
    create table deposit (
      id uuid primary key default gen_random_uuid(),
      player_id bigint not null references player,
      request_id uuid not null,
      reference text not null unique,
      method_code text not null references deposit_method on update cascade,
      kind text not null,
      provider text not null,
      session text,
      currency text not null,
      asked bigint not null check (asked > 0),
      fee_basis_points integer not null,
      fee_fixed bigint not null,
      tax_basis_points integer not null,
      credits_what_came boolean not null,
      state text not null check (state in ('begun', 'waiting', 'pending', 'review', 'credited',
        'failed', 'cancelled', 'expired', 'refunding', 'refunded')),
      paid bigint check (paid > 0),
      received bigint check (received >= 0),
      page text,
      pay_to jsonb not null default '[]',
      qr text,
      language text not null,
      origin text not null,
      claimed_reference text,
      claimed_on text check (claimed_on ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
      begun_at timestamptz not null,
      expires_at timestamptz not null,
      unique (player_id, request_id),
      unique (provider, session),
      check ((state = 'credited') = (received is not null))
    )`.execute(database);
  await sql`
    create index deposit_player_index on deposit (player_id, begun_at desc, id desc)`.execute(
    database,
  );
  await sql`
    create index deposit_open_index on deposit (begun_at)
    where state in ('begun', 'waiting', 'pending', 'review', 'refunding')`.execute(database);
  await sql`
    create table deposit_step (
      id bigint generated always as identity primary key,
      deposit_id uuid not null references deposit,
      step text not null,
      at timestamptz not null,
      amount bigint,
      reason text check (length(reason) <= 300)
    )`.execute(database);
  await sql`create index deposit_step_deposit_index on deposit_step (deposit_id, id)`.execute(
    database,
  );
  await sql`
    create function deposit_refuse() returns trigger language plpgsql as $$
    begin
      raise exception 'What happened to a deposit stays written: % of % is refused.',
        tg_op, tg_table_name using errcode = 'VB010';
    end $$`.execute(database);
  await sql`
    create trigger deposit_step_stays before update or delete on deposit_step
    for each row execute function deposit_refuse()`.execute(database);
  await sql`
    create table deposit_proof (
      deposit_id uuid not null references deposit,
      ordinal smallint not null check (ordinal between 1 and 3),
      upload_id text not null unique,
      primary key (deposit_id, ordinal)
    )`.execute(database);
}

async function createPayments(database: Kysely<unknown>): Promise<void> {
  // One row for each time that money came, however often it is told of.
  await sql`
    create table deposit_payment (
      id bigint generated always as identity primary key,
      provider text not null,
      payment_id text not null check (length(payment_id) between 1 and 100),
      deposit_id uuid not null references deposit,
      amount bigint not null check (amount > 0),
      credited bigint not null check (credited >= 0),
      refund bigint not null check (refund >= 0),
      refunded_at timestamptz,
      came_at timestamptz not null,
      unique (provider, payment_id),
      check (credited + refund = amount)
    )`.execute(database);
  await sql`
    create index deposit_payment_deposit_index on deposit_payment (deposit_id)`.execute(database);
  await sql`
    create table payment_webhook (
      provider text not null,
      event_id text not null check (length(event_id) between 1 and 100),
      body text not null,
      deposit_id uuid references deposit,
      received_at timestamptz not null,
      primary key (provider, event_id)
    )`.execute(database);
  await sql`
    create trigger payment_webhook_stays before update or delete on payment_webhook
    for each row execute function deposit_refuse()`.execute(database);
}

async function createTransfers(database: Kysely<unknown>): Promise<void> {
  // Lines of our banks' statements; one without a deposit waits for somebody to claim it.
  await sql`
    create table incoming_transfer (
      id bigint generated always as identity primary key,
      amount bigint not null check (amount > 0),
      reference text not null check (length(reference) <= 140),
      came_at timestamptz not null,
      deposit_id uuid references deposit
    )`.execute(database);
  await sql`
    create index incoming_transfer_unmatched_index on incoming_transfer (came_at)
    where deposit_id is null`.execute(database);
}
