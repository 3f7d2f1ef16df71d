import { done } from '#server/answer.ts';
import { inTransaction, type Transaction } from '#server/db/open.ts';
import type { House } from '#server/house.ts';
import { paymentsOf } from '#server/ports/payments/open-payments.ts';
import { newsOf, type Turned, turnBy } from './apply-word.ts';
import { closeConcern, insertConcern } from './concern-store.ts';
import {
  type DueRefund,
  markRefundRefused,
  selectDueRefunds,
  settleRefund,
} from './payment-store.ts';
import { postRefund } from './post-deposit.ts';
import { insertSteps, lockDeposit, selectDeposit } from './store.ts';
import { type Teller, tellDeposit } from './tell.ts';

/** Sends back what has to go back; what the provider cannot do now is tried again later. */
export async function refundDue(house: House, depositId: string): Promise<void> {
  const provider = await paymentsOf(house);
  const deposit = await selectDeposit(house.database, depositId);
  if (!deposit) return;
  for (const due of await selectDueRefunds(house.database, depositId)) {
    if (provider?.code !== due.provider || due.isRefused) continue;
    const asked = await provider.refund({
      id: `refund-${due.id}`,
      payment: due.paymentId,
      amount: BigInt(due.refund),
      currency: deposit.currency,
    });
    if (!asked.isAnswered && asked.isFinal) await giveUp(house, depositId, due);
    if (!asked.isAnswered || !asked.value.isDone) continue;
    const actor = `provider:${due.provider}`;
    await inTransaction(house.database, async (transaction) => {
      const settled = await settle(house, transaction, depositId, { due, actor });
      if (settled) await tellDeposit(house, transaction, newsOf(settled.deposit, 0n));
      return done(null);
    });
  }
}

/** The provider will not do it: the player reads so, and a person pays it back by hand. */
async function giveUp(house: House, depositId: string, due: DueRefund): Promise<void> {
  await inTransaction(house.database, async (transaction) => {
    const deposit = await lockDeposit(transaction, depositId);
    const now = house.clock.now();
    if (!(await markRefundRefused(transaction, due.id, now))) return done(null);
    const { session, currency } = deposit;
    const amount = BigInt(due.refund);
    const money = { provider: due.provider, paymentId: due.paymentId, amount, currency };
    const concern = { kind: 'refund-refused', ...money, session, depositId, now } as const;
    await insertConcern(transaction, concern);
    await insertSteps(transaction, depositId, now, [{ step: 'refund-refused', amount }]);
    await tellDeposit(house, transaction, newsOf(deposit, 0n));
    return done(null);
  });
}

/** It has gone: the books and the timeline say so, once. Whoever calls tells of it, last. */
export async function settle(
  house: Teller & Pick<House, 'clock'>,
  transaction: Transaction,
  depositId: string,
  { due, actor }: { due: DueRefund; actor: string },
): Promise<Turned | null> {
  const deposit = await lockDeposit(transaction, depositId);
  if (!(await settleRefund(transaction, due.id, house.clock.now()))) return null;
  const { provider, paymentId } = due;
  const concern = { kind: 'refund-refused', provider, paymentId } as const;
  await closeConcern(transaction, concern, { now: house.clock.now(), by: actor });
  const amount = BigInt(due.refund);
  await postRefund(transaction, deposit, { paymentRow: due.id, amount, part: 'done', actor });
  const isLast = (await selectDueRefunds(transaction, depositId)).length === 0;
  const word = { kind: 'refunded', amount, isLast } as const;
  return turnBy(house, transaction, deposit, word, { actor, mayReopen: false });
}
