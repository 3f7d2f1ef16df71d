import type { Domain } from '#server/kernel/domain.ts';
import { cashbackAnswers } from './handlers.ts';
import { cashbackReaderKind, runCashback } from './settle-cashback.ts';

export const cashback: Domain = {
  capabilities: ['cashback'],
  answers: cashbackAnswers,
  jobs: (app, onFault) => ({ [cashbackReaderKind]: runCashback(app, onFault) }),
};
