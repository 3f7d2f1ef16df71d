import type { Domain } from '#server/kernel/domain.ts';
import { makeFactPartitions } from './fact-store.ts';

const monthsAhead = 6;

export const settledFacts: Domain = {
  jobs: ({ database }) => ({
    'fact-partitions': async ({ now }) => {
      await makeFactPartitions(database, monthsAhead);
      return { again: new Date(now.getTime() + 24 * 60 * 60_000) };
    },
  }),
};
