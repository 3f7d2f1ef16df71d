import type { AppContext } from '#server/kernel/app-context.ts';
import { type JobHandler, plan } from '#server/kernel/jobs.ts';
import { afterlifeMs } from '#server/ports/payments/follow-pace.ts';
import { followKind } from './follow-kind.ts';
import { selectForsaken } from './sweep-store.ts';

/** The job that looks for deposits which nobody looks after; planned by the schema, then again by itself. */
export const depositSweepKind = 'deposits-sweep';

/**
 * Every open deposit has a job of its own. Where that is gone, as after a table was restored without
 * another, or where an older gateway gave it up too early, it is planned anew and ends by its own rules.
 */
export function sweepDeposits({ database, clock }: AppContext): JobHandler {
  return async ({ now }) => {
    const endedBefore = new Date(clock.now().getTime() - afterlifeMs);
    for (const id of await selectForsaken(database, endedBefore)) {
      await plan(database, { kind: followKind, key: id, due: now, keep: true });
    }
    return { again: new Date(now.getTime() + everyMs) };
  };
}

const everyMs = 600_000;
