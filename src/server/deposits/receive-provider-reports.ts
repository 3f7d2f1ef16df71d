import type { Transaction } from '#server/db/open.ts';
import { reportIncident } from '#server/incidents/incidents.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import type { PaymentReport } from '#server/ports/payments/payments.ts';
import type { IdentifiedReport } from './apply-report.ts';
import type { EventPublisher } from './notify-deposit.ts';
import { receiveReports } from './receive-reports.ts';
import type { DepositRow } from './store.ts';

/**
 * Receives a provider's reports about a deposit. No program can book a payment in another currency: it
 * becomes an incident, and the other reports are applied all the same.
 */
export async function receiveProviderReports(
  app: EventPublisher & Pick<AppContext, 'clock'>,
  transaction: Transaction,
  deposit: DepositRow,
  said: readonly PaymentReport[],
): Promise<void> {
  const { provider, session, id: depositId } = deposit;
  const reports: IdentifiedReport[] = [];
  for (const report of said) {
    if (report.kind !== 'paid') {
      reports.push(report);
      continue;
    }
    const { amount, currency, payment: paymentId } = report;
    if (currency === deposit.currency) {
      reports.push({ kind: 'paid', amount, provider, paymentId });
      continue;
    }
    const now = app.clock.now();
    const money = { provider, paymentId, session, depositId, amount, currency, now };
    await reportIncident(transaction, { kind: 'other-currency', ...money });
  }
  if (reports.length === 0) return;
  await receiveReports(app, transaction, deposit, { reports, actor: `provider:${provider}` });
}
