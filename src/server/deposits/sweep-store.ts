import { sql } from 'kysely';
import type { Database } from '#server/db/open.ts';
import { followKind } from './follow-kind.ts';

const atOnce = 500;

/**
 * Deposits that no job follows: unpaid or silent since before then, or with a refund due.
 * Each of the two has an index of its own, which one question with an "or" in it could not use.
 */
export async function selectForsaken(database: Database, endedBefore: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from (
      select id, begun_at from deposit
      where state in ('begun', 'waiting', 'pending') and expires_at < ${endedBefore}
      union
      select deposit.id, deposit.begun_at
      from deposit_payment as payment
      join deposit on deposit.id = payment.deposit_id
      where payment.refund > 0 and payment.refunded_at is null
        and payment.refund_refused_at is null and payment.provider <> 'bank'
    ) as looked_after
    where not exists (
      select from job where job.kind = ${followKind} and job.key = looked_after.id::text
    )
    order by begun_at
    limit ${atOnce}`.execute(database);
  return rows.map(({ id }) => id);
}
