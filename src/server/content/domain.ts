import type { Domain } from '#server/kernel/domain.ts';
import { contentAnswers } from './handlers.ts';

export const content: Domain = {
  answers: contentAnswers,
};
