import { sql } from 'kysely';
import type { Database, Transaction } from '#server/db/open.ts';

export interface NewPayment {
  provider: string;
  paymentId: string;
  depositId: string;
  amount: bigint;
  credited: bigint;
  refund: bigint;
  cameAt: Date;
}

export async function isKnownPayment(
  transaction: Transaction,
  { provider, paymentId }: Pick<NewPayment, 'provider' | 'paymentId'>,
): Promise<boolean> {
  const found = await transaction
    .selectFrom('deposit_payment')
    .select('id')
    .where('provider', '=', provider)
    .where('payment_id', '=', paymentId)
    .executeTakeFirst();
  return found !== undefined;
}

export async function insertPayment(
  transaction: Transaction,
  payment: NewPayment,
): Promise<string> {
  const { id } = await transaction
    .insertInto('deposit_payment')
    .values({
      provider: payment.provider,
      payment_id: payment.paymentId,
      deposit_id: payment.depositId,
      amount: String(payment.amount),
      credited: String(payment.credited),
      refund: String(payment.refund),
      came_at: payment.cameAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export interface DueRefund {
  cameAt: Date;
  id: string;
  provider: string;
  paymentId: string;
  refund: string;
  /** Refused for good by the provider: a person pays it back. */
  isRefused: boolean;
  /** There is an incident: the provider is asked for it in vain. */
  isOverdue: boolean;
}

export function selectDueRefunds(database: Database, depositId: string): Promise<DueRefund[]> {
  return database
    .selectFrom('deposit_payment')
    .select(['id', 'provider', 'payment_id as paymentId', 'refund', 'came_at as cameAt'])
    .select((from) => [
      from('refund_refused_at', 'is not', null).$castTo<boolean>().as('isRefused'),
      from
        .exists(
          from
            .selectFrom('payment_incident as incident')
            .select('incident.id')
            .where('incident.kind', '=', 'refund-overdue')
            .where('incident.closed_at', 'is', null)
            .whereRef('incident.provider', '=', 'deposit_payment.provider')
            .whereRef('incident.payment_id', '=', 'deposit_payment.payment_id'),
        )
        .$castTo<boolean>()
        .as('isOverdue'),
    ])
    .where('deposit_id', '=', depositId)
    .where('refund', '>', '0')
    .where('refunded_at', 'is', null)
    .orderBy('id')
    .execute();
}

/** False: it is settled or known to be refused. */
export async function markRefundRefused(
  transaction: Transaction,
  id: string,
  at: Date,
): Promise<boolean> {
  const marked = await transaction
    .updateTable('deposit_payment')
    .set({ refund_refused_at: at })
    .where('id', '=', id)
    .where('refunded_at', 'is', null)
    .where('refund_refused_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return marked !== undefined;
}

/** False: somebody else has settled it meanwhile. */
export async function settleRefund(
  transaction: Transaction,
  id: string,
  { at, reference }: { at: Date; reference: string },
): Promise<boolean> {
  const settled = await transaction
    .updateTable('deposit_payment')
    .set({ refunded_at: at, refund_reference: reference === '' ? null : reference })
    .where('id', '=', id)
    .where('refunded_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return settled !== undefined;
}

/** Whether this transfer of ours was reported before; a report without its reference names no certain one. */
export async function isPaidBackBy(
  transaction: Transaction,
  depositId: string,
  reference: string,
): Promise<boolean> {
  const found = await transaction
    .selectFrom('deposit_payment')
    .select('id')
    .where('deposit_id', '=', depositId)
    .where('refund_reference', '=', reference)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

export interface PaidSums {
  /** Null where nothing came. */
  came: string | null;
  refunded: string;
  refundDue: string;
}

/** What came of deposits, and what of it has gone back or still has to; by the deposit. */
export async function selectSums(
  database: Database,
  depositIds: readonly string[],
): Promise<(depositId: string) => PaidSums> {
  const nothing: PaidSums = { came: null, refunded: '0', refundDue: '0' };
  if (depositIds.length === 0) return () => nothing;
  const rows = await database
    .selectFrom('deposit_payment')
    .select(({ fn }) => [
      'deposit_id as depositId',
      fn.sum<string>('amount').as('came'),
      fn.sum<string | null>('refund').filterWhere('refunded_at', 'is not', null).as('refunded'),
      fn.sum<string | null>('refund').filterWhere('refunded_at', 'is', null).as('refundDue'),
    ])
    .where('deposit_id', 'in', depositIds)
    .groupBy('deposit_id')
    .execute();
  const sums = new Map(
    rows.map(({ depositId, came, refunded, refundDue }) => [
      depositId,
      { came, refunded: refunded ?? '0', refundDue: refundDue ?? '0' },
    ]),
  );
  return (depositId) => sums.get(depositId) ?? nothing;
}

/** The payment that an operator vouches for; a deposit has one at most. */
export function vouchedId(depositId: string): string {
  return `operator:${depositId}`;
}

/** The payment that a line of the statement is. */
export function transferPaymentId(transferId: string): string {
  return `transfer:${transferId}`;
}

/**
 * What an operator has vouched for and no line of the statement stands for yet; undefined: nothing.
 * Of the lines that are the deposit's, it is the one by which nothing was booked.
 */
export async function selectVouched(
  transaction: Transaction,
  depositId: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ amount: string }>`
    select amount from deposit_payment
    where provider = 'bank' and payment_id = ${vouchedId(depositId)} and not exists (
      select from incoming_transfer as line
      where line.deposit_id = ${depositId} and not exists (
        select from deposit_payment as booked
        where booked.provider = 'bank' and booked.payment_id = ${transferPaymentId('')} || line.id
      )
    )`.execute(transaction);
  return rows[0]?.amount;
}

interface NewWebhook {
  provider: string;
  eventId: string;
  body: string;
  depositId: string | null;
  receivedAt: Date;
}

/** False if it was taken before; waits for a transaction that is just taking it. */
export async function insertWebhook(
  transaction: Transaction,
  webhook: NewWebhook,
): Promise<boolean> {
  const inserted = await transaction
    .insertInto('payment_webhook')
    .values({
      provider: webhook.provider,
      event_id: webhook.eventId,
      body: webhook.body,
      deposit_id: webhook.depositId,
      received_at: webhook.receivedAt,
    })
    .onConflict((conflict) => conflict.columns(['provider', 'event_id']).doNothing())
    .returning('event_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export interface TransferRow {
  id: string;
  amount: string;
  reference: string;
  came_at: Date;
}

/** Undefined: this line of the statement was read before. */
export async function insertTransfer(
  transaction: Transaction,
  transfer: { line: string; amount: bigint; reference: string; cameAt: Date },
): Promise<string | undefined> {
  const inserted = await transaction
    .insertInto('incoming_transfer')
    .values({
      amount: String(transfer.amount),
      reference: transfer.reference,
      came_at: transfer.cameAt,
      deposit_id: null,
      bank_line: transfer.line,
    })
    .onConflict((conflict) => conflict.column('bank_line').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id;
}

export function selectTransferByLine(transaction: Transaction, line: string) {
  return transaction
    .selectFrom('incoming_transfer')
    .select(['id', 'amount', 'reference', 'deposit_id as depositId'])
    .where('bank_line', '=', line)
    .executeTakeFirstOrThrow();
}

/** Locked; undefined where there is none, or where it belongs to a deposit already. */
export function lockUnmatchedTransfer(
  transaction: Transaction,
  id: string,
): Promise<TransferRow | undefined> {
  return transaction
    .selectFrom('incoming_transfer')
    .select(['id', 'amount', 'reference', 'came_at'])
    .where('id', '=', id)
    .where('deposit_id', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function matchTransfer(
  transaction: Transaction,
  id: string,
  depositId: string,
): Promise<void> {
  await transaction
    .updateTable('incoming_transfer')
    .set({ deposit_id: depositId })
    .where('id', '=', id)
    .execute();
}

export function selectUnmatched(
  database: Database,
  { after, atMost }: { after?: string | undefined; atMost: number },
): Promise<TransferRow[]> {
  return database
    .selectFrom('incoming_transfer')
    .select(['id', 'amount', 'reference', 'came_at'])
    .where('deposit_id', 'is', null)
    .$if(after !== undefined, (query) => query.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(atMost)
    .execute();
}
