import * as disputes from '#contract/disputes.ts';
import { type Answer, answer } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { answerDispute } from './answer-dispute.ts';
import { raiseDispute } from './raise-dispute.ts';
import { listDisputes, readDispute } from './read-disputes.ts';

export function disputeAnswers(app: AppContext): Answer[] {
  return [
    answer(disputes.raiseDispute, ({ request, player }) => raiseDispute(app, request, player)),
    answer(disputes.roundDispute, ({ request, player }) => readDispute(app, request, player)),
    answer(disputes.listDisputes, ({ request }) => listDisputes(app, request)),
    answer(disputes.answerDispute, ({ request, operator }) =>
      answerDispute(app, request, operator),
    ),
  ];
}
