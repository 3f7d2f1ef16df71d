import * as bonus from '#contract/bonus.ts';
import { type Answer, answer } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { chooseBonus } from './choose-bonus.ts';
import { giveUpBonus } from './give-up-bonus.ts';
import { readBonuses } from './read-bonus.ts';

export function bonusAnswers(app: AppContext): Answer[] {
  return [
    answer(bonus.bonusDetails, ({ request, player }) => readBonuses(app, request.language, player)),
    answer(bonus.chooseBonus, ({ request, player }) => chooseBonus(app, request.offerId, player)),
    answer(bonus.giveUpBonus, ({ request, player }) => giveUpBonus(app, request.bonusId, player)),
  ];
}
