import * as protection from '#contract/protection.ts';
import { type Answer, answer } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { beginOwnBreak } from './begin-break.ts';
import { chooseNone, confirmOwnLimit, setOwnLimits } from './change-limits.ts';
import { readHistory } from './read-history.ts';
import { readProtection } from './read-protection.ts';
import { answerOwnReality, setOwnInterval } from './reality-check.ts';
import { readSessionFacts } from './session-facts.ts';
import { switchOwnOffers } from './switch-offers.ts';

/** All of it the caller's own: nobody, agents included, names another player here (L-AGENT). */
export function protectionAnswers(app: AppContext): Answer[] {
  return [
    answer(protection.ownProtection, ({ player }) => readProtection(app, player.id)),
    answer(protection.setLimits, ({ player, request }) =>
      setOwnLimits(app, player.id, request.limits),
    ),
    answer(protection.confirmLimit, ({ player, request }) =>
      confirmOwnLimit(app, player.id, request),
    ),
    answer(protection.chooseNoLimit, ({ player }) => chooseNone(app, player.id)),
    answer(protection.beginBreak, ({ player, request }) => beginOwnBreak(app, player.id, request)),
    answer(protection.setRealityInterval, ({ player, request }) =>
      setOwnInterval(app, player.id, request.minutes),
    ),
    answer(protection.answerReality, ({ player, request }) =>
      answerOwnReality(app, player.id, request),
    ),
    answer(protection.switchOffers, ({ player, request }) =>
      switchOwnOffers(app, player.id, request.isOff),
    ),
    answer(protection.sessionFacts, ({ player }) => readSessionFacts(app, player.id)),
    answer(protection.protectionHistory, ({ player, request }) =>
      readHistory(app, player.id, request.before),
    ),
  ];
}
