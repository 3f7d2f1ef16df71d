import type { Domain } from '#server/kernel/domain.ts';
import { countAsReceived } from './confirm-receipt.ts';
import { followPayout, payoutFollowKind } from './follow-payout.ts';
import { withdrawalAnswers } from './handlers.ts';
import { payoutWebhooks } from './receive-payout-webhook.ts';
import { payoutSweepKind, sweepPayouts } from './sweep-payouts.ts';

export const withdrawals: Domain = {
  answers: withdrawalAnswers,
  webhooks: payoutWebhooks,
  jobs: (app) => ({
    [payoutFollowKind]: followPayout(app),
    [payoutSweepKind]: sweepPayouts(app),
    async 'withdrawal-receipt'({ key, now }) {
      const again = await countAsReceived(app, key, now);
      return again ? { again } : 'done';
    },
  }),
};
