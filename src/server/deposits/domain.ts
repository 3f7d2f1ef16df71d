import type { Domain } from '#server/kernel/domain.ts';
import { depositAnswers, depositJobs } from './handlers.ts';
import { paymentWebhooks } from './receive-payment-webhook.ts';
import { depositReviewAnswers } from './review-handlers.ts';

export const deposits: Domain = {
  answers: (app) => [...depositAnswers(app), ...depositReviewAnswers(app)],
  webhooks: paymentWebhooks,
  jobs: depositJobs,
};
