import type { Selectable } from 'kysely';
import type { Transaction } from '#server/db/open.ts';
import type { Tables } from '#server/db/tables.ts';

/** Two who say the same at one moment wait for each other here. */
export function lockProposal(
  transaction: Transaction,
  subject: string,
): Promise<Selectable<Tables['reward_proposal']> | undefined> {
  return transaction
    .selectFrom('reward_proposal')
    .selectAll()
    .where('subject', '=', subject)
    .forUpdate()
    .executeTakeFirst();
}

export async function upsertProposal(
  transaction: Transaction,
  {
    subject,
    digest,
    stands,
    by,
    now,
  }: { subject: string; digest: string; stands: string; by: string; now: Date },
): Promise<void> {
  const row = { digest, stands, proposed_by: by, proposed_at: now };
  await transaction
    .insertInto('reward_proposal')
    .values({ subject, ...row })
    .onConflict((conflict) => conflict.column('subject').doUpdateSet(row))
    .execute();
}

export async function dropProposal(transaction: Transaction, subject: string): Promise<void> {
  await transaction.deleteFrom('reward_proposal').where('subject', '=', subject).execute();
}
