import type { AnswerOf, RequestOf } from '#contract/call.ts';
import type {
  payByProvider as Call,
  closeOrder,
  PayoutOrder,
} from '#contract/withdrawal-review.ts';
import { inTransaction } from '#server/db/open.ts';
import { done, type Outcome, refuse } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { plan } from '#server/kernel/jobs.ts';
import { type Actor, isUnnamed, machineName, writeAudit } from '#server/operator/audit.ts';
import { payoutsOf } from '#server/ports/payouts/open-payouts.ts';
import { payoutFollowKind } from './follow-payout.ts';
import { isOpenOrder } from './next-order-state.ts';
import { nextState } from './next-state.ts';
import { notifyOwner, type WithdrawalContext } from './notify-owner.ts';
import { openPayout } from './open-payout.ts';
import {
  changeOrder,
  insertOrder,
  lockOrder,
  type OrderRow,
  selectOrder,
  selectOrders,
} from './payout-order-store.ts';
import { progressOf } from './progress-of.ts';
import { transitionOrder } from './receive-payout-report.ts';
import { addStep, lockWithdrawal, selectWithdrawal, type WithdrawalRow } from './store.ts';

type Refusal = (typeof Call)['refuses'][number];

/** Writes it down, then hands it over; where the answer is lost, the job asks again by the same id. */
export async function payByProvider(
  app: AppContext,
  request: RequestOf<typeof Call>,
  actor: Actor,
): Promise<Outcome<AnswerOf<typeof Call>, Refusal>> {
  if (!(await payoutsOf(app))) return refuse('payout.no-provider');
  const begun = await beginPayout(app, request, actor);
  if (!begun.done) return begun;
  const { id } = begun.value;
  await openPayout(app, id);
  return done(shownOrder((await selectOrder(app.database, id)) ?? begun.value));
}

type Begun = Outcome<OrderRow, Exclude<Refusal, 'payout.no-provider'>>;

/** Also for commands, which reach no service: the gateway's job hands it over. */
export async function beginPayout(
  app: WithdrawalContext,
  { requestId, id, amount: typed }: RequestOf<typeof Call>,
  actor: Actor,
): Promise<Begun> {
  return inTransaction<Begun>(app.database, async (transaction) => {
    const row = await lockWithdrawal(transaction, id);
    if (!row) return refuse('withdrawal.unknown');
    // Nobody could end it: who handed it over would have no name to differ from.
    if (row.needsTwo && isUnnamed(actor)) return refuse('withdrawal.same-person');
    const orders = await selectOrders(transaction, id);
    const earlier = orders.find((order) => order.requestId === requestId);
    if (earlier) return earlier.amount === typed ? done(earlier) : refuse('request.conflict');
    const amount = BigInt(typed);
    const verdict = nextState(progressOf(row), { kind: 'order', amount });
    if (!verdict.isAllowed) {
      return refuse(
        verdict.why === 'more-than-left' ? 'withdrawal.more-than-left' : 'withdrawal.not-now',
      );
    }
    const now = app.clock.now();
    const { playerId } = row;
    const order = await insertOrder(transaction, {
      withdrawalId: id,
      requestId,
      amount,
      begunBy: actor.name,
      now,
    });
    await addStep(transaction, { id, playerId, step: 'payout-begun', amount, at: now });
    // A gateway that dies before handing it over leaves it to the job.
    const due = new Date(now.getTime() + firstLookMs);
    await plan(transaction, { kind: payoutFollowKind, key: order, due });
    const detail = { amount: typed, order };
    await writeAudit(transaction, actor, 'withdrawal.order', `withdrawal:${id}`, detail);
    await notifyOwner(app, transaction, row);
    return done(await lockOrder(transaction, order));
  });
}

/** Long enough for the first answer of a service to be written down by who asked. */
const firstLookMs = 20_000;

export async function listOrders(
  { database }: Pick<AppContext, 'database'>,
  id: string,
): Promise<Outcome<{ orders: PayoutOrder[] }, 'withdrawal.unknown'>> {
  if (!(await selectWithdrawal(database, id))) return refuse('withdrawal.unknown');
  return done({ orders: (await selectOrders(database, id)).map(shownOrder) });
}

type Ended = Outcome<PayoutOrder, (typeof closeOrder)['refuses'][number]>;

/**
 * For a service that has forgotten: nobody can tell by call whether it sent the money, so a person
 * who has asked says that it did not, and it is another one than who handed it over.
 */
export async function endOrder(
  app: WithdrawalContext,
  { order: id, reason }: RequestOf<typeof closeOrder>,
  actor: Actor,
): Promise<Ended> {
  return inTransaction<Ended>(app.database, async (transaction) => {
    const found = await selectOrder(transaction, id);
    const row = found && (await lockWithdrawal(transaction, found.withdrawalId));
    if (!row) return refuse('withdrawal.unknown');
    const order = await lockOrder(transaction, id);
    if (!isOpenOrder(order.state)) return refuse('withdrawal.not-now');
    if (isOwn(order, actor)) return refuse('withdrawal.same-person');
    if (isNobodys(order, row) && order.endFirstBy === null) {
      await changeOrder(transaction, id, { end_first_by: actor.name });
      const detail = { order: id, reason };
      const subject = `withdrawal:${row.id}`;
      await writeAudit(transaction, actor, 'withdrawal.order-end-first', subject, detail);
      return done(shownOrder(order));
    }
    const report = { kind: 'failed', reason: 'provider' } as const;
    await transitionOrder(app, transaction, { row, order, report });
    await writeAudit(transaction, actor, 'withdrawal.order-end', `withdrawal:${row.id}`, {
      order: id,
      reason,
    });
    await notifyOwner(app, transaction, row);
    return done(shownOrder(await lockOrder(transaction, id)));
  });
}

/** An unnamed approver may be anybody, and the first approver is no second person. */
function isOwn({ begunBy, endFirstBy }: OrderRow, actor: Actor): boolean {
  return isUnnamed(actor) || begunBy === actor.name || endFirstBy === actor.name;
}

/** Above the line, begun by who said no name: either of two may have, so two with names end it. */
function isNobodys(
  { begunBy }: Pick<OrderRow, 'begunBy'>,
  { needsTwo }: Pick<WithdrawalRow, 'needsTwo'>,
): boolean {
  return needsTwo && begunBy === machineName;
}

function shownOrder(order: OrderRow): PayoutOrder {
  const { id, amount, state, paid, provider, reason, begunBy } = order;
  return {
    id,
    amount,
    state,
    paid,
    provider,
    reason,
    begunBy,
    begunAt: order.begunAt.toISOString(),
    endedAt: order.endedAt?.toISOString() ?? null,
  };
}
