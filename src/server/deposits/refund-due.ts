import { inTransaction, type Transaction } from '#server/db/open.ts';
import { reportIncident, resolveIncident } from '#server/incidents/incidents.ts';
import { done } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { paymentsOf } from '#server/ports/payments/open-payments.ts';
import { type AppliedReport, applyReport, changeOf } from './apply-report.ts';
import { type EventPublisher, notifyDeposit, notifyRefundRefused } from './notify-deposit.ts';
import {
  type DueRefund,
  markRefundRefused,
  selectDueRefunds,
  settleRefund,
} from './payment-store.ts';
import { postRefund } from './post-deposit.ts';
import { type DepositRow, insertSteps, lockDeposit, selectDeposit } from './store.ts';

type Incident = Parameters<typeof reportIncident>[1];

/** Asks the provider for each due refund; what it cannot do now is retried later. */
export async function refundDue(app: AppContext, depositId: string): Promise<void> {
  const provider = await paymentsOf(app);
  const deposit = await selectDeposit(app.database, depositId);
  if (!deposit) return;
  for (const due of await selectDueRefunds(app.database, depositId)) {
    if (due.isRefused) continue;
    const asked =
      provider?.code === due.provider
        ? await provider.refund({
            id: `refund-${due.id}`,
            payment: due.paymentId,
            amount: BigInt(due.refund),
            currency: deposit.currency,
          })
        : undefined;
    if (asked?.isAnswered === false && asked.isFinal) {
      await giveUp(app, depositId, due);
      continue;
    }
    if (!asked?.isAnswered || !asked.value.isDone) {
      if (isOverdue(app, due)) await raise(app, deposit, due);
      continue;
    }
    const actor = `provider:${due.provider}`;
    await inTransaction(app.database, async (transaction) => {
      const settled = await settle(app, transaction, depositId, { due, actor });
      if (settled) await notifyDeposit(app, transaction, changeOf(settled.deposit));
      return done(null);
    });
  }
}

function isOverdue({ clock }: AppContext, { cameAt }: DueRefund): boolean {
  return clock.now().getTime() - cameAt.getTime() > overdueMs;
}

const overdueMs = 24 * 3_600_000;

/** A refund that stays overdue is reported as an incident, once: its provider may be gone. */
async function raise(app: AppContext, deposit: DepositRow, due: DueRefund): Promise<void> {
  await inTransaction(app.database, async (transaction) => {
    await reportIncident(transaction, incidentOf(app, 'refund-overdue', deposit, due));
    return done(null);
  });
}

function incidentOf(
  { clock }: Pick<AppContext, 'clock'>,
  kind: 'refund-refused' | 'refund-overdue',
  { id: depositId, session, currency }: DepositRow,
  { provider, paymentId, refund }: DueRefund,
): Incident {
  const money = { provider, paymentId, amount: BigInt(refund), currency };
  return { kind, ...money, session, depositId, now: clock.now() };
}

/** The provider refused for good: the player is notified, and an operator pays it back by hand. */
async function giveUp(app: AppContext, depositId: string, due: DueRefund): Promise<void> {
  await inTransaction(app.database, async (transaction) => {
    const deposit = await lockDeposit(transaction, depositId);
    if (await endAsking(app, transaction, deposit, due)) {
      await tellAskingEnded(app, transaction, deposit, due);
    }
    return done(null);
  });
}

/** After the commit nobody asks the provider again. False: the refund is settled or was given up before. */
export async function endAsking(
  app: Pick<AppContext, 'clock'>,
  transaction: Transaction,
  deposit: DepositRow,
  due: DueRefund,
): Promise<boolean> {
  const now = app.clock.now();
  if (!(await markRefundRefused(transaction, due.id, now))) return false;
  const step = { step: 'refund-refused', amount: BigInt(due.refund) } as const;
  await reportIncident(transaction, incidentOf(app, 'refund-refused', deposit, due));
  await insertSteps(transaction, deposit.id, now, [step]);
  return true;
}

export async function tellAskingEnded(
  app: EventPublisher,
  transaction: Transaction,
  deposit: DepositRow,
  due: DueRefund,
): Promise<void> {
  await notifyDeposit(app, transaction, changeOf(deposit));
  await notifyRefundRefused(app, transaction, {
    ...{ playerId: deposit.player_id, depositId: deposit.id, payment: due.id },
    ...{ amount: BigInt(due.refund), currency: deposit.currency },
  });
}

/** Books a refund that has been sent, once. The caller notifies the player, last in the transaction. */
export async function settle(
  app: EventPublisher & Pick<AppContext, 'clock'>,
  transaction: Transaction,
  depositId: string,
  { due, actor, reference = '' }: { due: DueRefund; actor: string; reference?: string },
): Promise<AppliedReport | null> {
  const deposit = await lockDeposit(transaction, depositId);
  const at = app.clock.now();
  if (!(await settleRefund(transaction, due.id, { at, reference }))) return null;
  const { provider, paymentId } = due;
  for (const kind of ['refund-refused', 'refund-overdue'] as const) {
    const incident = { kind, provider, paymentId };
    await resolveIncident(transaction, incident, { now: at, by: actor });
  }
  const amount = BigInt(due.refund);
  await postRefund(transaction, deposit, { paymentRow: due.id, amount, part: 'done', actor });
  const isLast = (await selectDueRefunds(transaction, depositId)).length === 0;
  const report = { kind: 'refunded', amount, isLast } as const;
  return applyReport(app, transaction, deposit, report, { actor, mayReopen: false });
}
