import { inTransaction, type Transaction } from '#server/db/open.ts';
import { reportIncident } from '#server/incidents/incidents.ts';
import { done } from '#server/kernel/answer.ts';
import { writeAudit } from '#server/operator/audit.ts';
import type { PayoutWord } from '#server/ports/payouts/payouts.ts';
import { bookPart } from './book-part.ts';
import { isOpenOrder, nextOrder } from './next-order.ts';
import { nextState, type Standing } from './next-state.ts';
import { changeOrder, lockOrder, type OrderRow, selectOrder } from './payout-order-store.ts';
import { standingOf } from './standing-of.ts';
import { addStep, lockWithdrawal, type WithdrawalRow } from './store.ts';
import { tellOwner, tellSent, type Withdrawing } from './tell.ts';

/** Whatever a service says of an order, in a transaction of its own. */
export async function hearPayout(
  app: Withdrawing,
  orderId: string,
  word: PayoutWord,
): Promise<void> {
  await inTransaction(app.database, async (transaction) => {
    await hearWithin(app, transaction, orderId, word);
    return done(null);
  });
}

/** The withdrawal is locked first, as everywhere; so the same word twice is heard one after the other. */
export async function hearWithin(
  app: Withdrawing,
  transaction: Transaction,
  orderId: string,
  word: PayoutWord,
): Promise<void> {
  const found = await selectOrder(transaction, orderId);
  const row = found && (await lockWithdrawal(transaction, found.withdrawalId));
  if (!row) return;
  const order = await lockOrder(transaction, orderId);
  if (word.kind === 'paid' && word.currency !== row.commodity) {
    // No program can book it: kept for a person, and asked about again as if nothing had been said.
    const isNews = await worry(
      app,
      transaction,
      { row, order },
      {
        kind: 'payout-currency',
        amount: word.amount,
        currency: word.currency,
      },
    );
    if (!isNews) return;
    const service = { id: null, name: `provider:${order.provider}` };
    const detail = { order: order.id, currency: word.currency };
    await writeAudit(
      transaction,
      service,
      'withdrawal.other-currency',
      `withdrawal:${row.id}`,
      detail,
    );
    return;
  }
  if (await turnOrder(app, transaction, { row, order, word })) {
    await tellOwner(app, transaction, row);
  }
}

interface Turning {
  row: WithdrawalRow;
  order: OrderRow;
  word: PayoutWord;
}

/** Carries a word into order, books, withdrawal and timeline. False: it changes nothing. */
export async function turnOrder(
  app: Withdrawing,
  transaction: Transaction,
  { row, order, word }: Turning,
): Promise<boolean> {
  const amount = BigInt(order.amount);
  const without = withoutOrder(row, order);
  // What was rejected in the meantime is the player's again, so nothing of it can be booked as sent.
  const isOwed = row.state !== 'rejected';
  const room = isOwed ? without.payout - without.sent - without.inFlight : 0n;
  const turn = nextOrder({ state: order.state, amount, room }, word);
  if (!turn) return false;
  const at = app.clock.now();
  const { id, playerId } = row;
  const reason = word.kind === 'failed' ? word.reason : turn.missing > 0n ? 'partly' : null;
  await changeOrder(transaction, order.id, {
    state: turn.state,
    paid: String(turn.paid),
    reason,
    ...(isOpenOrder(turn.state) ? {} : { ended_at: at }),
  });
  const actor = `provider:${order.provider}`;
  if (turn.paid > 0n && word.kind === 'paid') {
    const verdict = nextState(without, { kind: 'send', amount: turn.paid });
    if (!verdict.isAllowed) throw new Error(`An order’s money was ${verdict.why}.`);
    const { state } = verdict;
    const { reference } = word;
    const part = { requestId: order.id, amount: turn.paid, reference, state, actor, at };
    const minutes = await bookPart(transaction, row, part);
    if (minutes !== null) await tellSent(app, transaction, row, minutes);
  }
  if (turn.missing > 0n) {
    const step = { step: 'payout-failed', amount: turn.missing, at } as const;
    await addStep(transaction, { id, playerId, ...step, ...(reason && { reason }) });
  }
  if (turn.beyond > 0n) {
    // Money of the house that nobody asked for: a person has to get it back.
    const detail = { order: order.id, beyond: String(turn.beyond) };
    const service = { id: null, name: actor };
    await writeAudit(transaction, service, 'withdrawal.beyond', `withdrawal:${id}`, detail);
    const beyond = { kind: 'payout-beyond', amount: turn.beyond, currency: row.commodity } as const;
    await worry(app, transaction, { row, order }, beyond);
  }
  return true;
}

type Worry = Pick<Parameters<typeof reportIncident>[1], 'kind' | 'amount' | 'currency'>;

/** Whether nobody had heard of it before. */
function worry(
  { clock }: Withdrawing,
  transaction: Transaction,
  { row, order }: Pick<Turning, 'row' | 'order'>,
  what: Worry,
): Promise<boolean> {
  return reportIncident(transaction, {
    ...what,
    ...{ provider: order.provider ?? 'none', paymentId: order.id, session: null },
    ...{ depositId: null, withdrawalId: row.id, now: clock.now() },
  });
}

/** As the withdrawal would stand if this order were none. */
function withoutOrder(row: WithdrawalRow, { state, amount }: OrderRow): Standing {
  const standing = standingOf(row);
  return isOpenOrder(state)
    ? { ...standing, inFlight: standing.inFlight - BigInt(amount) }
    : standing;
}
