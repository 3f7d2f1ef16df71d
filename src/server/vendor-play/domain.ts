import type { Domain } from '#server/kernel/domain.ts';
import { vendorOf } from '#server/ports/vendors/vendors.ts';
import { playAnswers, transferJobs } from './handlers.ts';
import { sweepKind, sweepRounds } from './rounds/round-sweeper.ts';
import { vendorWebhooks } from './wallet/receive-vendor-callback.ts';

export const vendorPlay: Domain = {
  answers: playAnswers,
  webhooks: vendorWebhooks,
  jobs: (app, onFault) => ({
    ...transferJobs(app, onFault),
    [sweepKind]: sweepRounds(app, async (code, round, player) => {
      const vendor = await vendorOf(app, code);
      return vendor
        ? vendor.round(round, player)
        : { isAnswered: false, isFinal: false, reason: 'no-link' };
    }),
  }),
};
