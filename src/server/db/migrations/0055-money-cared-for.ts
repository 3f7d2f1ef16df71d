import { type Kysely, sql } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  // A provider that only never answers is seen by a person as well.
  await sql`
    alter table payment_concern drop constraint payment_concern_kind_check,
      add constraint payment_concern_kind_check check (
        kind in ('other-currency', 'unknown-session', 'refund-refused', 'refund-overdue'))`.execute(
    database,
  );
  await sql`
    insert into job (kind, key, due_at) values ('notices-forget', 'daily', now())
    on conflict do nothing`.execute(database);
  // Null: whatever somebody has. A slip of the thumb on a pad is two zeros more.
  await sql`
    alter table transfer_switch add column maximum bigint check (maximum > 0)`.execute(database);
}
