import type { Database } from '#server/db/open.ts';
import type { JobHandler } from '#server/kernel/jobs.ts';
import { deleteOldestRefusals } from './harm-store.ts';
import { deleteOldestMinutes } from './use-store.ts';

/** Planned by the schema, and then again by itself. */
export const forgetUseKind = 'protection-forget';

/**
 * A limit looks back to the beginning of a month at most, and a marker of harm a day: each minute
 * played is a row, and without this they would be kept for ever, for nobody to read.
 */
export function forgetUse({ database }: { database: Database }): JobHandler {
  return async ({ now }) => {
    const before = new Date(now.getTime() - keptDays * dayMs);
    const gone = [
      await deleteOldestMinutes(database, before, atOnce),
      await deleteOldestRefusals(database, before, atOnce),
    ];
    const isMore = gone.includes(atOnce);
    return { again: new Date(now.getTime() + (isMore ? soonMs : dayMs)) };
  };
}

/** Longer than any month by any clock. */
const keptDays = 40;
const atOnce = 5_000;
const soonMs = 1_000;
const dayMs = 86_400_000;
