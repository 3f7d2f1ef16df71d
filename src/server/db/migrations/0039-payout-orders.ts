import { type Kysely, sql } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  // What was handed to a payment service to be sent; its id is what the service knows it by.
  await sql`
    create table payout_order (
      id uuid primary key default gen_random_uuid(),
      withdrawal_id bigint not null references withdrawal,
      request_id uuid not null,
      amount bigint not null check (amount > 0),
      provider text,
      state text not null check (state in
        ('begun', 'asking', 'accepted', 'paid', 'part-paid', 'failed', 'beyond')),
      paid bigint not null default 0 check (paid >= 0 and paid <= amount),
      reason text,
      begun_by text not null,
      begun_at timestamptz not null,
      ended_at timestamptz,
      unique (withdrawal_id, request_id),
      check ((state in ('begun', 'asking', 'accepted')) = (ended_at is null)),
      check (state = 'begun' or provider is not null or state = 'failed')
    )`.execute(database);
  await sql`
    create index payout_order_open_index on payout_order (withdrawal_id)
    where ended_at is null`.execute(database);
  await sql`
    create table payout_webhook (
      provider text not null,
      event_id text not null check (length(event_id) between 1 and 100),
      body text not null,
      order_id uuid references payout_order,
      received_at timestamptz not null,
      primary key (provider, event_id)
    )`.execute(database);
  await sql`
    create trigger payout_webhook_stays before update or delete on payout_webhook
    for each row execute function ledger_refuse()`.execute(database);
  await sql`alter table withdrawal_step add column reason text`.execute(database);
}
