import type { Domain } from '#server/kernel/domain.ts';
import { registrationAnswers } from './handlers.ts';

export const registration: Domain = {
  answers: registrationAnswers,
};
