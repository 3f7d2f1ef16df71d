import type { Domain } from '#server/kernel/domain.ts';
import { ledgerAnswers } from './handlers.ts';
import { ledgerJobs } from './ledger-jobs.ts';

export const ledger: Domain = {
  answers: ledgerAnswers,
  jobs: ({ database }) => ledgerJobs(database),
};
