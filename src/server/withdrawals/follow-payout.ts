import type { AppContext } from '#server/kernel/app-context.ts';
import type { JobHandler } from '#server/kernel/jobs.ts';
import { nextLookMs, openingMs } from '#server/ports/payments/follow-pace.ts';
import { payoutsOf } from '#server/ports/payouts/open-payouts.ts';
import { isOpenOrder } from './next-order-state.ts';
import { openPayout } from './open-payout.ts';
import { type OrderRow, selectOrder } from './payout-order-store.ts';
import { receivePayoutReport } from './receive-payout-report.ts';

/** The job that looks after one order; its key is the order's id. */
export const payoutFollowKind = 'payout-follow';

/** Hands over what was not, and asks what became of it, until the service has said something final. */
export function followPayout(app: AppContext): JobHandler {
  return async ({ key, now }) => {
    const found = await selectOrder(app.database, key);
    if (!found || !isOpenOrder(found.state)) return 'done';
    if (found.state === 'accepted') await askService(app, found);
    else await openPayout(app, key);
    const order = await selectOrder(app.database, key);
    if (!order || !isOpenOrder(order.state)) return 'done';
    const ageMs = app.clock.now().getTime() - order.begunAt.getTime();
    // Nobody was ever asked, and there is nobody to ask: it is to be paid by hand.
    if (order.state === 'begun' && ageMs > openingMs) {
      await receivePayoutReport(app, key, { kind: 'failed', reason: 'provider' });
      return 'done';
    }
    return { again: new Date(now.getTime() + nextLookMs(ageMs)) };
  };
}

async function askService(app: AppContext, { id, provider: code }: OrderRow): Promise<void> {
  const provider = await payoutsOf(app);
  if (provider?.code !== code) return;
  const asked = await provider.status(id);
  if (asked.isAnswered) await receivePayoutReport(app, id, asked.value);
}
