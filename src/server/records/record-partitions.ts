import type { Database } from '#server/db/open.ts';
import type { JobHandler } from '#server/kernel/jobs.ts';
import { makeBetPartitions } from './partition-store.ts';

/** Makes the months to come of the betting record; planned by the schema, and then again by itself. */
export function makeRecordPartitions(database: Database): JobHandler {
  return async ({ now }) => {
    await makeBetPartitions(database, monthsAhead);
    return { again: new Date(now.getTime() + 24 * 60 * 60_000) };
  };
}

const monthsAhead = 6;
