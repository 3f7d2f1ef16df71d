import * as v from 'valibot';
import { inTransaction } from '#server/db/open.ts';
import { done } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import type { JobHandler } from '#server/kernel/jobs.ts';
import { applyReportAndNotify } from './apply-report.ts';
import { lockDeposit, selectUnpaid } from './store.ts';

const Body = v.object({ playerId: v.string(), beganAt: v.pipe(v.string(), v.isoTimestamp()) });

/**
 * Calls off what somebody who takes a break has begun and not paid. What is paid all the same goes
 * back whether this has run or not: it is only that nobody is shown where to pay any more.
 */
export function cancelForBreak(app: AppContext): JobHandler {
  return async ({ body }) => {
    const { playerId, beganAt } = v.parse(Body, body);
    // A short break may be over when this runs: what was begun after it was begun on purpose.
    for (const id of await selectUnpaid(app.database, playerId, new Date(beganAt))) {
      await inTransaction(app.database, async (transaction) => {
        const deposit = await lockDeposit(transaction, id);
        const context = { actor: `player:${playerId}`, mayReopen: false };
        await applyReportAndNotify(app, transaction, deposit, { kind: 'break' }, context);
        return done(null);
      });
    }
    return 'done';
  };
}
