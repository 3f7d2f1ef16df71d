import type { Domain } from '#server/kernel/domain.ts';
import { vendorOf } from '#server/ports/vendors/vendors.ts';
import { playAnswers, transferJobs } from './handlers.ts';
import { vendorHooks } from './receive-vendor-callback.ts';
import { sweepKind, sweepRounds } from './round-sweeper.ts';

export const vendorPlay: Domain = {
  answers: playAnswers,
  webhooks: vendorHooks,
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
