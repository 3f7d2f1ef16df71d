import * as signIn from '#contract/sign-in.ts';
import { providers } from '#contract/system.ts';
import { refuseMachine } from '#server/anti-abuse/refuse-machine.ts';
import { type Answer, answer, type Landing } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import type { PhoneAuth } from '#server/ports/phone-auth/phone-auth.ts';
import { beginAtProvider, beginOwnLink, landingPath } from './begin-sign-in.ts';
import { land } from './land.ts';
import { linkByTicket } from './link-sign-in.ts';
import { listSignIns, unlinkOwn } from './own-sign-ins.ts';
import { registerByTicket } from './register-by-sign-in.ts';
import { take } from './take-sign-in.ts';

export function signInAnswers(app: AppContext, phoneAuth: PhoneAuth): Answer[] {
  return [
    answer(signIn.beginSignIn, ({ request, visit }) => beginAtProvider(app, request, visit)),
    answer(signIn.takeSignIn, ({ request, player, visit }) => take(app, request, player, visit)),
    answer(signIn.registerBySignIn, async ({ request, visit }) => {
      const isMachine = await refuseMachine(app, 'register', request.humanCheck);
      return isMachine ?? registerByTicket(app, phoneAuth, request, visit);
    }),
    answer(signIn.ownSignIns, ({ player }) => listSignIns(app, player)),
    answer(signIn.beginLink, ({ request, player, visit }) =>
      beginOwnLink(app, request, player, visit),
    ),
    answer(signIn.linkSignIn, ({ request, player, visit }) =>
      linkByTicket(app, request, player, visit),
    ),
    answer(signIn.unlinkSignIn, ({ request, player, visit }) =>
      unlinkOwn(app, request, player, visit),
    ),
  ];
}

/** One address for each, so that no provider's answer is taken for another's. */
export function signInLandings(app: AppContext): Landing[] {
  return providers.map((provider) => ({
    path: landingPath(provider),
    land: (asked) => land(app, provider, asked),
  }));
}
