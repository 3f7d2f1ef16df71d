import { sql } from 'kysely';
import type { Database } from '#server/db/open.ts';
import { followKind } from './follow-pace.ts';

const atOnce = 500;

/** Unpaid or silent since before then, or with something to be sent back, and no job looks after them. */
export async function selectForsaken(database: Database, endedBefore: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select deposit.id
    from deposit
    where (
      (deposit.state in ('begun', 'waiting', 'pending') and deposit.expires_at < ${endedBefore})
      or exists (
        select from deposit_payment as payment
        where payment.deposit_id = deposit.id and payment.refund > 0
          and payment.refunded_at is null and payment.refund_refused_at is null
          and payment.provider <> 'bank'
      )
    ) and not exists (
      select from job where job.kind = ${followKind} and job.key = deposit.id::text
    )
    order by deposit.begun_at
    limit ${atOnce}`.execute(database);
  return rows.map(({ id }) => id);
}
