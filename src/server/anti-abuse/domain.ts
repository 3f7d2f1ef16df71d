import type { Domain } from '#server/kernel/domain.ts';
import { antiAbuseAnswers } from './handlers.ts';

export const antiAbuse: Domain = {
  answers: antiAbuseAnswers,
};
