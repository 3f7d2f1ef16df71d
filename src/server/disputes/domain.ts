import type { Domain } from '#server/kernel/domain.ts';
import { disputeAnswers } from './handlers.ts';

export const disputes: Domain = {
  answers: disputeAnswers,
};
