import { sql } from 'kysely';
import type { Transaction } from '#server/db/open.ts';

/** Whether somebody was invited by another, or by somebody whom that one invited, however far. */
export async function isInvitedBy(
  transaction: Transaction,
  { invited, by }: { invited: string; by: string },
): Promise<boolean> {
  const { rows } = await sql`
    with recursive above as (
      select referrer_id from referral where player_id = ${invited}
      union
      select referral.referrer_id from above join referral on referral.player_id = above.referrer_id)
    select from above where referrer_id = ${by} limit 1`.execute(transaction);
  return rows.length > 0;
}
