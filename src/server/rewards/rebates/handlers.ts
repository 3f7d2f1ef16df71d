import * as rebates from '#contract/rebates.ts';
import { type Answer, answer } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { collectRebate } from './collect-rebate.ts';
import { readByHand } from './read-by-hand.ts';

export function rebateAnswers(app: AppContext): Answer[] {
  return [
    answer(rebates.manualRebate, ({ request, player }) => readByHand(app, request, player)),
    answer(rebates.collectRebate, ({ request, player }) => collectRebate(app, request, player)),
  ];
}
