import type { Domain } from '#server/kernel/domain.ts';
import { profileAnswers } from './handlers.ts';

export const profile: Domain = {
  answers: profileAnswers,
};
