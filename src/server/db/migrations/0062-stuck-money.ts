import { type Kysely, sql } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  // What stands still on its way in or out is told to a person too.
  await sql`
    alter table payment_concern drop constraint payment_concern_kind_check,
      add constraint payment_concern_kind_check check (
        kind in ('other-currency', 'unknown-session', 'refund-refused', 'refund-overdue',
          'deposit-silent', 'payout-silent', 'payout-beyond', 'payout-currency',
          'withdrawal-waits')),
      add column withdrawal_id bigint references withdrawal`.execute(database);
  // Who said first that an order is to end which nobody with a name has begun.
  await sql`alter table payout_order add column end_first_by text`.execute(database);
  await sql`
    insert into job (kind, key, due_at) values
      ('payouts-sweep', 'all', clock_timestamp()), ('deposits-sweep', 'all', clock_timestamp())
    on conflict (kind, key) do nothing`.execute(database);
}
