import { type Kysely, sql } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  // Above the merchant's line: what a first person said yes to, until a second one says the same.
  await sql`
    create table deposit_first_yes (
      deposit_id uuid not null references deposit,
      deed text not null check (deed in ('credit', 'refund')),
      what text not null check (length(what) between 1 and 400),
      operator_name text not null,
      said_at timestamptz not null,
      primary key (deposit_id, deed)
    )`.execute(database);
  await sql`create index deposit_state_index on deposit (state, begun_at, id)`.execute(database);
  await sql`
    create index deposit_payment_due_index on deposit_payment (deposit_id)
    where refund > 0 and refunded_at is null`.execute(database);
}
