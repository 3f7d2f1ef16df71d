import { cashbackStandings } from '#contract/cashback.ts';
import { type Answer, answer } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { readCashback } from './read-cashback.ts';

export function cashbackAnswers(app: AppContext): Answer[] {
  return [
    answer(cashbackStandings, ({ request, player }) => readCashback(app, request.language, player)),
  ];
}
