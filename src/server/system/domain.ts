import type { Domain } from '#server/kernel/domain.ts';
import { systemAnswers } from './handlers.ts';

export const system: Domain = {
  answers: systemAnswers,
};
