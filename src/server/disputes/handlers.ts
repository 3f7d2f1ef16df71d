import * as disputes from '#contract/disputes.ts';
import { type Answer, answer } from '#server/kernel/answer.ts';
import type { House } from '#server/kernel/app-context.ts';
import { answerDispute } from './answer-dispute.ts';
import { raiseDispute } from './raise-dispute.ts';
import { listDisputes, readDispute } from './read-disputes.ts';

export function disputeAnswers(house: House): Answer[] {
  return [
    answer(disputes.raiseDispute, ({ request, player }) => raiseDispute(house, request, player)),
    answer(disputes.roundDispute, ({ request, player }) => readDispute(house, request, player)),
    answer(disputes.listDisputes, ({ request }) => listDisputes(house, request)),
    answer(disputes.answerDispute, ({ request, operator }) =>
      answerDispute(house, request, operator),
    ),
  ];
}
