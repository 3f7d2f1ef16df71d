import { type Kysely, sql } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  // What was said to be silent and has been paid since is nobody's concern.
  await sql`
    update payment_concern as concern set closed_at = clock_timestamp(), closed_by = 'site'
    where kind = 'deposit-silent' and closed_at is null and exists (
      select from deposit_payment as payment where payment.deposit_id = concern.deposit_id
    )`.execute(database);
  // A yes to what has been carried out counts no more.
  await sql`
    delete from deposit_first_yes as yes using deposit
    where deposit.id = yes.deposit_id and yes.deed = 'credit' and deposit.state = 'credited'`.execute(
    database,
  );
  await sql`
    delete from deposit_first_yes as yes
    where deed = 'refund' and not exists (
      select from deposit_payment as payment
      where payment.deposit_id = yes.deposit_id and payment.refund > 0
        and payment.refunded_at is null
    )`.execute(database);
  // Who said first that what did not come is to be given back.
  await sql`alter table withdrawal add column refund_first_by text`.execute(database);
}
