import type { Domain } from '#server/kernel/domain.ts';
import { billsJob, realtimeJob } from './contract-jobs.ts';
import { contractAnswers, contractDownloads } from './handlers.ts';

export const contracts: Domain = {
  answers: contractAnswers,
  downloads: contractDownloads,
  jobs: (app) => ({
    'agent-bills': billsJob(app),
    'agent-realtime': realtimeJob(app),
  }),
};
