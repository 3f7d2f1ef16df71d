import * as deposits from '#contract/deposits.ts';
import { type Answer, answer } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import type { JobHandler } from '#server/kernel/jobs.ts';
import { breakKind } from '#server/protection/begin-break.ts';
import { begin, claim } from './begin-deposit.ts';
import { cancelForBreak } from './cancel-for-break.ts';
import { cancelOwn, proveOwn, readProof } from './change-own.ts';
import { followDeposit } from './follow-deposit.ts';
import { followKind } from './follow-kind.ts';
import { listOwn, offerMethods, readOwn } from './read-deposits.ts';
import { depositSweepKind, sweepDeposits } from './sweep-deposits.ts';

export function depositAnswers(app: AppContext): Answer[] {
  return [
    answer(deposits.depositMethods, ({ request, player }) => offerMethods(app, request, player)),
    answer(deposits.beginDeposit, ({ request, player, visit }) =>
      begin(app, request, player, visit),
    ),
    answer(deposits.claimDeposit, ({ request, player, visit }) =>
      claim(app, request, player, visit),
    ),
    answer(deposits.listDeposits, ({ request, player }) => listOwn(app, request, player)),
    answer(deposits.readDeposit, ({ request, player }) => readOwn(app, request, player)),
    answer(deposits.cancelDeposit, ({ request, player, visit }) =>
      cancelOwn(app, { ...request, language: request.language ?? visit.language }, player),
    ),
    answer(deposits.proveDeposit, ({ request, player }) => proveOwn(app, request, player)),
    answer(deposits.readDepositProof, ({ request, player }) => readProof(app, request, player)),
  ];
}

export function depositJobs(app: AppContext): Record<string, JobHandler> {
  return {
    [followKind]: followDeposit(app),
    [breakKind]: cancelForBreak(app),
    [depositSweepKind]: sweepDeposits(app),
  };
}
