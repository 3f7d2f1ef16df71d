import { announceWins, announceWinsKind } from '#server/catalogue/announce-wins.ts';
import { finishLeft } from '#server/inhouse/finish-left.ts';
import { leftKind } from '#server/inhouse/left-rounds.ts';
import { measureKind, measureNightly } from '#server/inhouse/measure-returns.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import type { JobHandler } from '#server/kernel/jobs.ts';
import { ledgerJobs } from '#server/ledger/ledger-jobs.ts';
import { noticeJobs } from '#server/notices/push-jobs.ts';
import { depositJobs } from '#server/payments/handlers.ts';
import { transferJobs } from '#server/play/handlers.ts';
import { sweepKind, sweepRounds } from '#server/play/round-sweeper.ts';
import { openPush } from '#server/ports/push/open-push.ts';
import { vendorOf } from '#server/ports/vendors/vendors.ts';
import { forgetUse, forgetUseKind } from '#server/protection/forget-use.ts';
import { watchKind, watchMinute } from '#server/protection/watch-harm.ts';
import { countAsReceived } from '#server/withdrawals/confirm-receipt.ts';
import { followPayout, payoutFollowKind } from '#server/withdrawals/follow-payout.ts';
import { payoutSweepKind, sweepPayouts } from '#server/withdrawals/sweep-payouts.ts';

/**
 * Every kind of work that is done later, each from the domain that knows how; told to `onFault` is what
 * went wrong with a part of it that the rest does not wait for.
 */
export function jobsOf(
  app: AppContext,
  onFault: (cause: unknown) => void,
): Record<string, JobHandler> {
  return {
    ...ledgerJobs(app.database),
    ...depositJobs(app),
    ...transferJobs(app, onFault),
    ...noticeJobs(app, openPush(app.settings)),
    [sweepKind]: sweepRounds(app, async (code, round, player) => {
      const vendor = await vendorOf(app, code);
      return vendor
        ? vendor.round(round, player)
        : { isAnswered: false, isFinal: false, reason: 'no-link' };
    }),
    [measureKind]: measureNightly(app.database),
    [payoutFollowKind]: followPayout(app),
    [payoutSweepKind]: sweepPayouts(app),
    [forgetUseKind]: forgetUse(app),
    [announceWinsKind]: announceWins(app),
    [watchKind]: watchMinute(app),
    async [leftKind]({ key, body, now }) {
      const { playerId } = body as { playerId: string };
      return finishLeft(app, { roundId: key, playerId, now });
    },
    async 'withdrawal-receipt'({ key, now }) {
      const again = await countAsReceived(app, key, now);
      return again ? { again } : 'done';
    },
  };
}
