import type { Domain } from '#server/kernel/domain.ts';
import { kycAnswers } from './handlers.ts';
import { kycReviewAnswers } from './review-handlers.ts';

export const kyc: Domain = {
  answers: (app) => [...kycAnswers(app), ...kycReviewAnswers(app)],
};
