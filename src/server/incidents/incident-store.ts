import type { incidentKinds } from '#contract/deposit-review.ts';
import type { Database, Transaction } from '#server/db/open.ts';

type IncidentKind = (typeof incidentKinds)[number];

export interface NewIncident {
  kind: IncidentKind;
  provider: string;
  paymentId: string;
  session: string | null;
  depositId: string | null;
  withdrawalId?: string;
  amount: bigint;
  currency: string;
  now: Date;
}

/** Once for each payment, however often it is reported; answers whether it is new. */
export async function insertIncident(transaction: Transaction, one: NewIncident): Promise<boolean> {
  const inserted = await transaction
    .insertInto('payment_incident')
    .values({
      kind: one.kind,
      provider: one.provider,
      payment_id: one.paymentId,
      session: one.session,
      deposit_id: one.depositId,
      withdrawal_id: one.withdrawalId ?? null,
      amount: String(one.amount),
      currency: one.currency,
      raised_at: one.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** What nobody has closed, the oldest first. A session that became known since is followed again. */
export function selectIncidents(
  database: Database,
  { after, atMost }: { after?: string | undefined; atMost: number },
) {
  return database
    .selectFrom('payment_incident as incident')
    .leftJoin('deposit', 'deposit.id', 'incident.deposit_id')
    .select([
      'incident.id',
      'incident.kind',
      'incident.provider',
      'incident.payment_id as paymentId',
      'incident.session',
      'incident.withdrawal_id as withdrawal',
      'incident.amount',
      'incident.currency',
      'incident.raised_at as raisedAt',
      'deposit.reference',
    ])
    .where('incident.closed_at', 'is', null)
    .$if(after !== undefined, (query) => query.where('incident.id', '>', after ?? ''))
    .where(({ eb, exists, not, selectFrom }) =>
      eb.or([
        eb('incident.kind', '!=', 'unknown-session'),
        not(
          exists(
            selectFrom('deposit as known')
              .select('known.id')
              .whereRef('known.provider', '=', 'incident.provider')
              .whereRef('known.session', '=', 'incident.session'),
          ),
        ),
      ]),
    )
    .orderBy('incident.id')
    .limit(atMost)
    .execute();
}

export type IncidentRow = Awaited<ReturnType<typeof selectIncidents>>[number];

/** Whether it tells of a refund that the provider is asked for again and again. */
export async function isStillAsked(transaction: Transaction, id: string): Promise<boolean> {
  const asked = await transaction
    .selectFrom('payment_incident as incident')
    .innerJoin('deposit_payment as payment', (on) =>
      on
        .onRef('payment.provider', '=', 'incident.provider')
        .onRef('payment.payment_id', '=', 'incident.payment_id'),
    )
    .select('payment.id')
    .where('incident.id', '=', id)
    .where('incident.kind', '=', 'refund-overdue')
    .where('incident.closed_at', 'is', null)
    .where('payment.refund', '>', '0')
    .where('payment.refunded_at', 'is', null)
    .where('payment.refund_refused_at', 'is', null)
    .executeTakeFirst();
  return asked !== undefined;
}

/** Answers false where there is none that is open. */
export async function closeIncident(
  transaction: Transaction,
  which: { id: string } | Pick<NewIncident, 'kind' | 'provider' | 'paymentId'>,
  { now, by }: { now: Date; by: string },
): Promise<boolean> {
  const open = transaction
    .updateTable('payment_incident')
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
