import type { PayoutFailure } from '#contract/withdrawals.ts';
import type { Database, Transaction } from '#server/db/open.ts';
import type { OrderState } from './next-order-state.ts';

function rows(database: Database) {
  return database
    .selectFrom('payout_order')
    .select([
      'id',
      'withdrawal_id as withdrawalId',
      'request_id as requestId',
      'amount',
      'provider',
      'state',
      'paid',
      'reason',
      'begun_by as begunBy',
      'begun_at as begunAt',
      'ended_at as endedAt',
      'end_first_by as endFirstBy',
    ]);
}

export type OrderRow = Awaited<ReturnType<typeof selectOrders>>[number];

export function selectOrders(database: Database, withdrawalId: string) {
  return rows(database)
    .where('withdrawal_id', '=', withdrawalId)
    .orderBy('begun_at')
    .orderBy('id')
    .execute();
}

export function selectOrder(database: Database, id: string): Promise<OrderRow | undefined> {
  return rows(database).where('id', '=', id).executeTakeFirst();
}

/** The withdrawal's row is locked before it, so nobody else changes it meanwhile. */
export function lockOrder(transaction: Transaction, id: string): Promise<OrderRow> {
  return rows(transaction).where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
}

interface NewOrder {
  withdrawalId: string;
  requestId: string;
  amount: bigint;
  begunBy: string;
  now: Date;
}

export async function insertOrder(
  transaction: Transaction,
  { withdrawalId, requestId, amount, begunBy, now }: NewOrder,
): Promise<string> {
  const { id } = await transaction
    .insertInto('payout_order')
    .values({
      withdrawal_id: withdrawalId,
      request_id: requestId,
      amount: String(amount),
      state: 'begun',
      begun_by: begunBy,
      begun_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** From here on the service may know of it. False: it was past that already. */
export async function markAsking(
  database: Database,
  id: string,
  provider: string,
): Promise<boolean> {
  const marked = await database
    .updateTable('payout_order')
    .set({ state: 'asking', provider })
    .where('id', '=', id)
    .where('state', '=', 'begun')
    .returning('id')
    .executeTakeFirst();
  return marked !== undefined;
}

interface Change {
  state?: OrderState;
  end_first_by?: string;
  paid?: string;
  reason?: PayoutFailure | null;
  ended_at?: Date;
}

export async function changeOrder(
  transaction: Transaction,
  id: string,
  change: Change,
): Promise<void> {
  await transaction.updateTable('payout_order').set(change).where('id', '=', id).execute();
}

interface NewWebhook {
  provider: string;
  eventId: string;
  body: string;
  orderId: string | null;
  receivedAt: Date;
}

/** False: taken before; a concurrent taker is waited for. */
export async function insertPayoutWebhook(
  transaction: Transaction,
  webhook: NewWebhook,
): Promise<boolean> {
  const inserted = await transaction
    .insertInto('payout_webhook')
    .values({
      provider: webhook.provider,
      event_id: webhook.eventId,
      body: webhook.body,
      order_id: webhook.orderId,
      received_at: webhook.receivedAt,
    })
    .onConflict((conflict) => conflict.columns(['provider', 'event_id']).doNothing())
    .returning('event_id')
    .executeTakeFirst();
  return inserted !== undefined;
}
