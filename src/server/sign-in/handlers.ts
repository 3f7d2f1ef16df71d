import * as providers from '#contract/providers.ts';
import { providers as everyProvider } from '#contract/system.ts';
import { refuseMachine } from '#server/anti-abuse/refuse-machine.ts';
import { type Answer, answer, type Landing } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { beginAtProvider, beginOwnLink, landingPath } from './begin-sign-in.ts';
import { land } from './land.ts';
import { linkByTicket } from './link-sign-in.ts';
import { listSignIns, unlinkOwn } from './own-sign-ins.ts';
import { registerByTicket } from './register-by-sign-in.ts';
import { take } from './take-sign-in.ts';

export function providerAnswers(app: AppContext): Answer[] {
  return [
    answer(providers.beginSignIn, ({ request, visit }) => beginAtProvider(app, request, visit)),
    answer(providers.takeSignIn, ({ request, player, visit }) => take(app, request, player, visit)),
    answer(providers.registerBySignIn, async ({ request, visit }) => {
      const isMachine = await refuseMachine(app, 'register', request.humanCheck);
      return isMachine ?? registerByTicket(app, request, visit);
    }),
    answer(providers.ownSignIns, ({ player }) => listSignIns(app, player)),
    answer(providers.beginLink, ({ request, player, visit }) =>
      beginOwnLink(app, request, player, visit),
    ),
    answer(providers.linkSignIn, ({ request, player, visit }) =>
      linkByTicket(app, request, player, visit),
    ),
    answer(providers.unlinkSignIn, ({ request, player, visit }) =>
      unlinkOwn(app, request, player, visit),
    ),
  ];
}

/** One address for each, so that no provider's answer is taken for another's. */
export function providerLandings(app: AppContext): Landing[] {
  return everyProvider.map((provider) => ({
    path: landingPath(provider),
    land: (asked) => land(app, provider, asked),
  }));
}
