import type { Database } from '#server/db/open.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { type JobHandler, plan, unplan } from '#server/kernel/jobs.ts';
import { queueResemblance } from './excluded-person.ts';
import type { MatchStep } from './match-store.ts';

export const resemblanceKind = 'resemblance';

interface Look {
  playerId: string;
  step: MatchStep;
}

/** Belongs to the transaction that writes the marks, so a look that fails after it is made up for. */
export function planResemblance(
  { clock }: Pick<AppContext, 'clock'>,
  transaction: Database,
  look: Look,
): Promise<void> {
  const due = new Date(clock.now().getTime() + lookAgainMs);
  return plan(transaction, { ...nameOf(look), due, body: look });
}

/** Never throws: what was committed is answered as done, and the planned job looks once more. */
export async function lookForResemblance(
  app: Pick<AppContext, 'database' | 'clock'>,
  look: Look,
): Promise<void> {
  try {
    await queueResemblance(app, look.playerId, look.step);
    await unplan(app.database, nameOf(look));
  } catch {
    // The job stays planned and reports its own trouble.
  }
}

export function resemblanceJob(app: Pick<AppContext, 'database' | 'clock'>): JobHandler {
  return async ({ body }) => {
    const { playerId, step } = body as Look;
    await queueResemblance(app, playerId, step);
    return 'done';
  };
}

function nameOf({ playerId, step }: Look) {
  return { kind: resemblanceKind, key: `${playerId}:${step}` };
}

const lookAgainMs = 60_000;
