import { inTransaction, type Transaction } from '#server/db/open.ts';
import { reportIncident } from '#server/incidents/incidents.ts';
import { done } from '#server/kernel/answer.ts';
import { writeAudit } from '#server/operator/audit.ts';
import type { PayoutReport } from '#server/ports/payouts/payouts.ts';
import { bookPart } from './book-part.ts';
import { isOpenOrder, nextOrderState } from './next-order-state.ts';
import { nextState, type WithdrawalProgress } from './next-state.ts';
import { notifyOwner, notifySent, type WithdrawalContext } from './notify-owner.ts';
import { changeOrder, lockOrder, type OrderRow, selectOrder } from './payout-order-store.ts';
import { progressOf } from './progress-of.ts';
import { addStep, lockWithdrawal, type WithdrawalRow } from './store.ts';

/** Applies a payment service's report about an order, in a transaction of its own. */
export async function receivePayoutReport(
  app: WithdrawalContext,
  orderId: string,
  report: PayoutReport,
): Promise<void> {
  await inTransaction(app.database, async (transaction) => {
    await applyPayoutReport(app, transaction, orderId, report);
    return done(null);
  });
}

/** Locks the withdrawal first, as everywhere: two equal reports are applied one after the other. */
export async function applyPayoutReport(
  app: WithdrawalContext,
  transaction: Transaction,
  orderId: string,
  report: PayoutReport,
): Promise<void> {
  const found = await selectOrder(transaction, orderId);
  const row = found && (await lockWithdrawal(transaction, found.withdrawalId));
  if (!row) return;
  const order = await lockOrder(transaction, orderId);
  if (report.kind === 'paid' && report.currency !== row.commodity) {
    // No program can book another currency: it becomes an incident, and the service is asked again.
    const isNews = await reportOrderIncident(
      app,
      transaction,
      { row, order },
      {
        kind: 'payout-currency',
        amount: report.amount,
        currency: report.currency,
      },
    );
    if (!isNews) return;
    const service = { id: null, name: `provider:${order.provider}` };
    const detail = { order: order.id, currency: report.currency };
    await writeAudit(
      transaction,
      service,
      'withdrawal.other-currency',
      `withdrawal:${row.id}`,
      detail,
    );
    return;
  }
  if (await transitionOrder(app, transaction, { row, order, report })) {
    await notifyOwner(app, transaction, row);
  }
}

interface ReportedOrder {
  row: WithdrawalRow;
  order: OrderRow;
  report: PayoutReport;
}

/** Applies a report to order, books, withdrawal and timeline. False: it changes nothing. */
export async function transitionOrder(
  app: WithdrawalContext,
  transaction: Transaction,
  { row, order, report }: ReportedOrder,
): Promise<boolean> {
  const amount = BigInt(order.amount);
  const without = withoutOrder(row, order);
  // The money of a rejected withdrawal is the player's again, so nothing of it is booked as sent.
  const isOwed = row.state !== 'rejected';
  const unsent = isOwed ? without.payout - without.sent - without.inFlight : 0n;
  const transition = nextOrderState({ state: order.state, amount, unsent }, report);
  if (!transition) return false;
  const at = app.clock.now();
  const { id, playerId } = row;
  const reason =
    report.kind === 'failed' ? report.reason : transition.missing > 0n ? 'partly' : null;
  await changeOrder(transaction, order.id, {
    state: transition.state,
    paid: String(transition.paid),
    reason,
    ...(isOpenOrder(transition.state) ? {} : { ended_at: at }),
  });
  const actor = `provider:${order.provider}`;
  if (transition.paid > 0n && report.kind === 'paid') {
    const verdict = nextState(without, { kind: 'send', amount: transition.paid });
    if (!verdict.isAllowed) throw new Error(`An order’s money was ${verdict.why}.`);
    const { state } = verdict;
    const { reference } = report;
    const part = { requestId: order.id, amount: transition.paid, reference, state, actor, at };
    const minutes = await bookPart(transaction, row, part);
    if (minutes !== null) await notifySent(app, transaction, row, minutes);
  }
  if (transition.missing > 0n) {
    const step = { step: 'payout-failed', amount: transition.missing, at } as const;
    await addStep(transaction, { id, playerId, ...step, ...(reason && { reason }) });
  }
  if (transition.beyond > 0n) {
    // The merchant's own money has left: an operator has to get it back.
    const detail = { order: order.id, beyond: String(transition.beyond) };
    const service = { id: null, name: actor };
    await writeAudit(transaction, service, 'withdrawal.beyond', `withdrawal:${id}`, detail);
    const beyond = {
      kind: 'payout-beyond',
      amount: transition.beyond,
      currency: row.commodity,
    } as const;
    await reportOrderIncident(app, transaction, { row, order }, beyond);
  }
  return true;
}

type OrderIncident = Pick<Parameters<typeof reportIncident>[1], 'kind' | 'amount' | 'currency'>;

/** Answers whether the incident is new. */
function reportOrderIncident(
  { clock }: WithdrawalContext,
  transaction: Transaction,
  { row, order }: Pick<ReportedOrder, 'row' | 'order'>,
  what: OrderIncident,
): Promise<boolean> {
  return reportIncident(transaction, {
    ...what,
    ...{ provider: order.provider ?? 'none', paymentId: order.id, session: null },
    ...{ depositId: null, withdrawalId: row.id, now: clock.now() },
  });
}

/** The withdrawal's progress without this order. */
function withoutOrder(row: WithdrawalRow, { state, amount }: OrderRow): WithdrawalProgress {
  const progress = progressOf(row);
  return isOpenOrder(state)
    ? { ...progress, inFlight: progress.inFlight - BigInt(amount) }
    : progress;
}
