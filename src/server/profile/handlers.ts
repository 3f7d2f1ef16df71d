import * as profile from '#contract/profile.ts';
import { refuseMachine } from '#server/anti-abuse/refuse-machine.ts';
import { type Answer, answer } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { bind, sendCodeTo } from './bind-contact.ts';
import { changeOwn } from './change-own.ts';
import { changeOwnIcon, readIcon, removeOwnIcon } from './own-icon.ts';
import { setOwn } from './payment-password.ts';
import { readOwn } from './read-own.ts';

export function profileAnswers(app: AppContext): Answer[] {
  return [
    answer(profile.ownProfile, ({ player }) => readOwn(app, player)),
    answer(profile.changeProfile, ({ request, player, visit }) =>
      changeOwn(app, request, player, visit),
    ),
    answer(profile.sendBindCode, async ({ request, player, visit }) => {
      // A mail costs nobody anything; an SMS is what machines are sent for.
      const isMachine =
        request.kind === 'email' ? null : await refuseMachine(app, 'sms', request.humanCheck);
      return isMachine ?? sendCodeTo(app, request, player, visit);
    }),
    answer(profile.bindContact, ({ request, player }) => bind(app, request, player)),
    answer(profile.setPaymentPassword, ({ request, player, visit }) =>
      setOwn(app, request, player, visit),
    ),
    answer(profile.ownIcon, ({ player }) => readIcon(app, player)),
    answer(profile.changeIcon, ({ request, player }) => changeOwnIcon(app, request, player)),
    answer(profile.removeIcon, ({ player }) => removeOwnIcon(app, player)),
  ];
}
