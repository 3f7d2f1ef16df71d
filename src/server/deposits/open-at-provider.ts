import { inTransaction } from '#server/db/open.ts';
import { done } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { plan } from '#server/kernel/jobs.ts';
import { paymentsOf } from '#server/ports/payments/open-payments.ts';
import type { PaymentSession, ProviderAnswer } from '#server/ports/payments/payments.ts';
import { applyReportAndNotify } from './apply-report.ts';
import { followKind } from './follow-kind.ts';
import { selectMethod } from './method-store.ts';
import { type DepositRow, lockDeposit, selectDeposit, updateDeposit } from './store.ts';

/**
 * Asks the provider for a session, between two transactions: nothing of ours is locked while a
 * stranger thinks. The deposit's id makes it the same session however often it is asked for. Answers
 * whether the deposit is past its beginning.
 */
export async function openAtProvider(app: AppContext, depositId: string): Promise<boolean> {
  const deposit = await selectDeposit(app.database, depositId);
  if (deposit?.state !== 'begun') return true;
  const asked = await createSession(app, deposit);
  if (!asked.isAnswered && !asked.isFinal) return false;
  await inTransaction(app.database, async (transaction) => {
    const locked = await lockDeposit(transaction, depositId);
    const context = { actor: `provider:${deposit.provider}`, mayReopen: false };
    const isNews = asked.isAnswered && locked.session === null;
    if (isNews) {
      const { session, page, qr, payTo } = asked.value;
      await updateDeposit(transaction, depositId, { session, page, qr, pay_to: payTo });
    }
    if (locked.state !== 'begun') {
      // Called off meanwhile: money can come in by a session all the same, so it is asked about.
      const due = app.clock.now();
      if (isNews) await plan(transaction, { kind: followKind, key: depositId, due });
      return done(null);
    }
    if (!asked.isAnswered) {
      await applyReportAndNotify(app, transaction, locked, { kind: 'failed' }, context);
      return done(null);
    }
    await applyReportAndNotify(app, transaction, locked, { kind: 'waiting' }, context);
    return done(null);
  });
  return asked.isAnswered;
}

async function createSession(
  app: AppContext,
  deposit: DepositRow,
): Promise<ProviderAnswer<PaymentSession>> {
  const provider = await paymentsOf(app);
  const { id, reference, kind, currency, language } = deposit;
  if (provider?.code !== deposit.provider || kind === 'bank') {
    return { isAnswered: false, isFinal: false, reason: 'no-provider' };
  }
  const method = await selectMethod(app.database, deposit.method_code);
  return provider.create({
    id,
    reference,
    kind,
    amount: BigInt(deposit.asked),
    currency,
    language,
    coin: method?.details.coin,
    expiresAt: deposit.expires_at,
    returnUrl: `${deposit.origin}/member?page=depositv2&deposit=${id}`,
  });
}
