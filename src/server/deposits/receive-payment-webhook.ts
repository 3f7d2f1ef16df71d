import type { Transaction } from '#server/db/open.ts';
import { reportIncident } from '#server/incidents/incidents.ts';
import type { Webhook } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { paymentsOf } from '#server/ports/payments/open-payments.ts';
import type { PaymentWebhook } from '#server/ports/payments/payments.ts';
import { providerWebhook } from '#server/webhooks/provider-webhook.ts';
import { insertWebhook } from './payment-store.ts';
import { receiveProviderReports } from './receive-provider-reports.ts';
import { selectBySession } from './store.ts';

/** The route by which the payment provider reports payments. */
export function paymentWebhooks(app: AppContext): Webhook[] {
  const { database, clock } = app;
  return [
    providerWebhook<PaymentWebhook>({
      path: '/wps/payments/webhook/:provider',
      database,
      findProvider: () => paymentsOf(app),
      async receive(transaction, { provider, message, body }) {
        const { eventId, session, report } = message;
        const deposit = await selectBySession(transaction, provider, session);
        const depositId = deposit?.id ?? null;
        const webhook = { provider, eventId, body, depositId, receivedAt: clock.now() };
        if (!(await insertWebhook(transaction, webhook))) return;
        if (deposit) await receiveProviderReports(app, transaction, deposit, [report]);
        else await reportUnknownSession(transaction, { provider, message, now: clock.now() });
      },
    }),
  ];
}

/** A payment that belongs to no deposit waits for an operator; the stored body holds the rest. */
async function reportUnknownSession(
  transaction: Transaction,
  { provider, message, now }: { provider: string; message: PaymentWebhook; now: Date },
): Promise<void> {
  const { session, report } = message;
  if (report.kind !== 'paid') return;
  const { payment: paymentId, amount, currency } = report;
  const money = { provider, paymentId, session, depositId: null, amount, currency };
  await reportIncident(transaction, { kind: 'unknown-session', ...money, now });
}
