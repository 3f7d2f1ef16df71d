import type { Transaction } from '#server/db/open.ts';
import type { Webhook } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { plan } from '#server/kernel/jobs.ts';
import { payoutsOf } from '#server/ports/payouts/open-payouts.ts';
import type { PayoutWebhook } from '#server/ports/payouts/payouts.ts';
import { providerWebhook } from '#server/webhooks/provider-webhook.ts';
import { payoutFollowKind } from './follow-payout.ts';
import { insertPayoutWebhook, type OrderRow, selectOrder } from './payout-order-store.ts';
import { applyPayoutReport } from './receive-payout-report.ts';

/**
 * The route by which the payout provider reports payouts. A failure is not believed from a webhook:
 * one may come late or too early, and money given back by mistake is paid twice. The provider is asked.
 */
export function payoutWebhooks(app: AppContext): Webhook[] {
  return [
    providerWebhook<PayoutWebhook>({
      path: '/wps/payouts/webhook/:provider',
      database: app.database,
      findProvider: () => payoutsOf(app),
      async receive(transaction, { provider, message, body }) {
        const { eventId, payout, report } = message;
        const order = await findOrder(transaction, provider, payout);
        const receivedAt = app.clock.now();
        const webhook = { provider, eventId, body, orderId: order?.id ?? null, receivedAt };
        const isNew = await insertPayoutWebhook(transaction, webhook);
        if (!isNew || !order) return;
        if (report.kind === 'failed') {
          await plan(transaction, { kind: payoutFollowKind, key: order.id, due: receivedAt });
        } else {
          await applyPayoutReport(app, transaction, order.id, report);
        }
      },
    }),
  ];
}

/** Only an order that this provider was given: it can report nothing about the orders of others. */
async function findOrder(
  transaction: Transaction,
  provider: string,
  payout: string,
): Promise<OrderRow | undefined> {
  const isOurs = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(payout);
  const order = isOurs ? await selectOrder(transaction, payout) : undefined;
  return order?.provider === provider ? order : undefined;
}
