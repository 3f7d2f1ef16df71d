import { type Kysely, sql } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  // Money that no program knows what to do with: kept until a person has looked.
  await sql`
    create table payment_concern (
      id bigint generated always as identity primary key,
      kind text not null check (kind in ('other-currency', 'unknown-session', 'refund-refused')),
      provider text not null,
      payment_id text not null check (length(payment_id) between 1 and 100),
      session text,
      deposit_id uuid references deposit,
      amount bigint not null check (amount > 0),
      currency text not null check (length(currency) <= 8),
      raised_at timestamptz not null,
      closed_at timestamptz,
      closed_by text,
      unique (kind, provider, payment_id),
      check ((closed_at is null) = (closed_by is null))
    )`.execute(database);
  await sql`
    create index payment_concern_open_index on payment_concern (id) where closed_at is null`.execute(
    database,
  );
  await sql`
    alter table deposit_payment add column refund_refused_at timestamptz`.execute(database);
  // The bank's own number of a line: the same statement read in twice is the same money once.
  await sql`
    alter table incoming_transfer
      add column bank_line text unique check (length(bank_line) between 1 and 100)`.execute(
    database,
  );
  // Summed before what never came was taken off; whoever asks sums it anew.
  await sql`delete from lifetime_total`.execute(database);
}
