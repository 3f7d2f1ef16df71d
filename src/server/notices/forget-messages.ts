import type { Database } from '#server/db/open.ts';
import type { JobHandler } from '#server/kernel/jobs.ts';
import { deleteOldest } from './store.ts';

/** Planned by the schema, and then again by itself. */
export const forgetKind = 'notices-forget';

/**
 * A player reads back twelve months (L-HISTORY). What is older goes, read or not: it names money and
 * devices, and nobody has a use for it any more. What has to be proved later stands in the books and logs.
 */
export function forgetMessages({ database }: { database: Database }): JobHandler {
  return async ({ now }) => {
    const before = new Date(now);
    before.setUTCMonth(before.getUTCMonth() - keptMonths);
    const isMore = (await deleteOldest(database, before, atOnce)) === atOnce;
    return { again: new Date(now.getTime() + (isMore ? soonMs : dayMs)) };
  };
}

/** One more than is promised, so that no month's length takes a day from anybody. */
const keptMonths = 13;
const atOnce = 5_000;
const soonMs = 1_000;
const dayMs = 86_400_000;
