import { inTransaction } from '#server/db/open.ts';
import { done } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { type JobHandler, plan } from '#server/kernel/jobs.ts';
import { payoutFollowKind } from './follow-payout.ts';
import {
  closeMovedOn,
  raiseSilentOrders,
  raiseStandstills,
  selectForsakenOrders,
  selectForsakenReceipts,
} from './sweep-store.ts';

/** The job that looks for money which stands still on its way out; planned by the schema. */
export const payoutSweepKind = 'payouts-sweep';

/**
 * Reports an incident for each order without a final report and each withdrawal that nobody decides, pays
 * or settles. The clock ends nothing: at best an operator knows whether money has left. An incident
 * closes by itself when the withdrawal moves on.
 */
export function sweepPayouts({ database, clock }: AppContext): JobHandler {
  return async ({ now }) => {
    const at = clock.now();
    for (const id of await selectForsakenOrders(database)) {
      await plan(database, { kind: payoutFollowKind, key: id, due: now, keep: true });
    }
    for (const id of await selectForsakenReceipts(database)) {
      await plan(database, {
        kind: 'withdrawal-receipt',
        key: id,
        due: now,
        body: { id },
        keep: true,
      });
    }
    await inTransaction(database, async (transaction) => {
      await closeMovedOn(transaction, at);
      await raiseSilentOrders(transaction, { at, before: hoursBefore(at, silentHours) });
      await raiseStandstills(transaction, { at, before: hoursBefore(at, standingHours) });
      return done(null);
    });
    return { again: new Date(now.getTime() + everyMs) };
  };
}

function hoursBefore(at: Date, hours: number): Date {
  return new Date(at.getTime() - hours * 3_600_000);
}

/** A service answers within seconds, and pays within minutes. */
const silentHours = 4;
/** Players are promised one working day. */
const standingHours = 24;
const everyMs = 600_000;
