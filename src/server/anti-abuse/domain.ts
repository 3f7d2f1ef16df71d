import type { Domain } from '#server/kernel/domain.ts';
import { checksAnswers } from './handlers.ts';

export const antiAbuse: Domain = {
  answers: checksAnswers,
};
