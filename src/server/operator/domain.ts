import type { Domain } from '#server/kernel/domain.ts';
import { operatorAnswers } from './handlers.ts';

export const operator: Domain = {
  answers: operatorAnswers,
};
