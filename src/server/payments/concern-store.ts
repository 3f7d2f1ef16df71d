import type { Database, Transaction } from '#server/db/open.ts';

export interface NewConcern {
  kind: 'other-currency' | 'unknown-session' | 'refund-refused';
  provider: string;
  paymentId: string;
  session: string | null;
  depositId: string | null;
  amount: bigint;
  currency: string;
  now: Date;
}

/** Once for each payment, however often it is told of. */
export async function insertConcern(transaction: Transaction, one: NewConcern): Promise<void> {
  await transaction
    .insertInto('payment_concern')
    .values({
      kind: one.kind,
      provider: one.provider,
      payment_id: one.paymentId,
      session: one.session,
      deposit_id: one.depositId,
      amount: String(one.amount),
      currency: one.currency,
      raised_at: one.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** What nobody has closed, the oldest first. A session that became known since is followed again. */
export function selectConcerns(database: Database, atMost: number) {
  return database
    .selectFrom('payment_concern as concern')
    .leftJoin('deposit', 'deposit.id', 'concern.deposit_id')
    .select([
      'concern.id',
      'concern.kind',
      'concern.provider',
      'concern.payment_id as paymentId',
      'concern.session',
      'concern.amount',
      'concern.currency',
      'concern.raised_at as raisedAt',
      'deposit.reference',
    ])
    .where('concern.closed_at', 'is', null)
    .where(({ eb, exists, not, selectFrom }) =>
      eb.or([
        eb('concern.kind', '!=', 'unknown-session'),
        not(
          exists(
            selectFrom('deposit as known')
              .select('known.id')
              .whereRef('known.provider', '=', 'concern.provider')
              .whereRef('known.session', '=', 'concern.session'),
          ),
        ),
      ]),
    )
    .orderBy('concern.id')
    .limit(atMost)
    .execute();
}

export type ConcernRow = Awaited<ReturnType<typeof selectConcerns>>[number];

/** Answers false where there is none that is open. */
export async function closeConcern(
  transaction: Transaction,
  which: { id: string } | Pick<NewConcern, 'kind' | 'provider' | 'paymentId'>,
  { now, by }: { now: Date; by: string },
): Promise<boolean> {
  const open = transaction
    .updateTable('payment_concern')
    .set({ closed_at: now, closed_by: by })
    .where('closed_at', 'is', null);
  const chosen =
    'id' in which
      ? open.where('id', '=', which.id)
      : open
          .where('kind', '=', which.kind)
          .where('provider', '=', which.provider)
          .where('payment_id', '=', which.paymentId);
  return (await chosen.returning('id').executeTakeFirst()) !== undefined;
}
