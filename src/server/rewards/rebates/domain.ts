import type { Domain } from '#server/kernel/domain.ts';
import { rebateAnswers } from './handlers.ts';
import { rebateReaderKind, runRebates } from './settle-rebates.ts';

export const rebates: Domain = {
  answers: rebateAnswers,
  jobs: (app, onFault) => ({ [rebateReaderKind]: runRebates(app, onFault) }),
};
