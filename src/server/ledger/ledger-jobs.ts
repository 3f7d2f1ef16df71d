import type { Database } from '#server/db/open.ts';
import type { JobHandler } from '#server/kernel/jobs.ts';
import { makePartitions } from './days-store.ts';
import { sealDays } from './seal-day.ts';

/** What the books need from time to time; planned by the schema, and then again by themselves. */
export function ledgerJobs(database: Database): Record<string, JobHandler> {
  return {
    'ledger-seal': async ({ now }) => {
      const sealed = await sealDays(database);
      return { again: sealed === 'busy' ? inMinutes(now, 1) : afterMidnight(now) };
    },
    'ledger-partitions': async ({ now }) => {
      await makePartitions(database, monthsAhead);
      return { again: inMinutes(now, 24 * 60) };
    },
  };
}

const monthsAhead = 18;

/** A minute later, since most of what was begun before midnight is done by then. */
function afterMidnight(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1, 0, 1));
}

function inMinutes(now: Date, minutes: number): Date {
  return new Date(now.getTime() + minutes * 60_000);
}
