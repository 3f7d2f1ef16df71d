import * as authenticator from '#contract/authenticator.ts';
import { setFirstPassword as setFirstPasswordCall } from '#contract/first-password.ts';
import * as handOver from '#contract/hand-over.ts';
import { logout, memberInfo } from '#contract/member.ts';
import { phoneAuthLogin, sendPhoneAuthCode } from '#contract/phone-auth.ts';
import { selfProofs, sendSelfCode } from '#contract/proof.ts';
import * as session from '#contract/session.ts';
import { endSessions, forgetDevice, ownSessions } from '#contract/sessions.ts';
import { smsWithoutLogin } from '#contract/verification.ts';
import { hardshipOf } from '#server/anti-abuse/admit-login.ts';
import { refuseMachine } from '#server/anti-abuse/refuse-machine.ts';
import { type Answer, answer, done } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import type { PhoneAuth } from '#server/ports/phone-auth/phone-auth.ts';
import {
  beginOwn,
  confirmOwn,
  readAuthenticator,
  removeOwn,
  renewOwnCodes,
} from './factors/own-authenticator.ts';
import { proofsForRemoval } from './factors/prove-removal.ts';
import { selfProofsOf, sendCodeToSelf } from './factors/prove-self.ts';
import { strongProofsOf } from './factors/prove-strongly.ts';
import { logIn } from './login/log-in.ts';
import { logInByPhoneAuth, sendByService } from './login/log-in-by-phone-auth.ts';
import { playFree } from './login/play-free.ts';
import { proveChallenge, sendChallengeCode } from './login/prove-login.ts';
import { sendSmsCode } from './login/send-sms-code.ts';
import { changePassword } from './passwords/change-password.ts';
import { setFirstPassword } from './passwords/set-first-password.ts';
import { endSession } from './sessions/end-session.ts';
import { beginHandOver, lookAt, take } from './sessions/hand-over.ts';
import { endOwn, forgetOwnDevice, listSessions } from './sessions/own-sessions.ts';
import { type MemberExtrasOf, readMember } from './sessions/read-member.ts';
import { clearedSessionCookies } from './sessions/session-cookies.ts';

/** Ways in and out, and what shows that it is still the same person. */
export function identityAnswers(
  app: AppContext,
  { phoneAuth, extrasOf }: { phoneAuth: PhoneAuth; extrasOf: MemberExtrasOf },
): Answer[] {
  return [
    ...ownAnswers(app),
    answer(memberInfo, ({ player, visit }) => readMember(app, player, visit, extrasOf)),
    answer(session.login, async ({ request, visit }) => {
      // A code that was sent has paid for itself when it was asked for.
      if (request.type === 'sms') return logIn(app, request, visit);
      const hardship = await hardshipOf(app, request.username ?? '');
      const isMachine = await refuseMachine(app, 'login', request.humanCheck, hardship);
      return isMachine ?? logIn(app, request, visit);
    }),
    answer(session.sendProofCode, ({ request, visit }) => sendChallengeCode(app, request, visit)),
    answer(session.proveLogin, ({ request, visit }) => proveChallenge(app, request, visit)),
    answer(smsWithoutLogin, async ({ request, visit }) => {
      const isMachine = await refuseMachine(app, 'sms', request.humanCheck);
      return isMachine ?? sendSmsCode(app, request, visit);
    }),
    answer(sendPhoneAuthCode, async ({ request, visit }) => {
      const isMachine = await refuseMachine(app, 'sms', request.humanCheck);
      return isMachine ?? sendByService(app, phoneAuth, request, visit);
    }),
    answer(phoneAuthLogin, ({ request, visit }) =>
      logInByPhoneAuth(app, phoneAuth, request, visit),
    ),
    answer(session.freePlay, ({ visit }) => playFree(app, visit)),
    answer(session.changePassword, ({ request, player, visit }) =>
      changePassword(app, request, player, visit),
    ),
    answer(setFirstPasswordCall, ({ request, player, visit }) =>
      setFirstPassword(app, request, player, visit),
    ),
    answer(handOver.handOver, ({ request, player, visit }) =>
      beginHandOver(app, request, player, visit),
    ),
    answer(handOver.lookAtHandOver, ({ request, player }) => lookAt(app, request, player)),
    answer(handOver.takeHandOver, ({ request, player, visit }) =>
      take(app, request, player, visit),
    ),
    answer(selfProofs, ({ player, request }) => {
      if (request.purpose === 'remove-passkey') {
        return proofsForRemoval(app, player, request.passkey ?? '');
      }
      return request.purpose === 'payout' ? strongProofsOf(app, player) : selfProofsOf(app, player);
    }),
    answer(sendSelfCode, ({ request, player, visit }) =>
      sendCodeToSelf(app, player, request, visit),
    ),
    answer(logout, async ({ player }) => {
      if (player) await endSession(app, player);
      // A logout without a session succeeds too.
      return done({}, clearedSessionCookies);
    }),
  ];
}

/** What members see and change of their own guard. */
function ownAnswers(app: AppContext): Answer[] {
  return [
    answer(ownSessions, ({ player }) => listSessions(app, player)),
    answer(endSessions, ({ request, player }) => endOwn(app, request, player)),
    answer(forgetDevice, ({ request, player }) => forgetOwnDevice(app, request, player)),
    answer(authenticator.authenticatorState, ({ player }) => readAuthenticator(app, player)),
    answer(authenticator.beginAuthenticator, ({ request, player }) =>
      beginOwn(app, request, player),
    ),
    answer(authenticator.confirmAuthenticator, ({ request, player }) =>
      confirmOwn(app, request, player),
    ),
    answer(authenticator.removeAuthenticator, ({ request, player }) =>
      removeOwn(app, request, player),
    ),
    answer(authenticator.renewRecoveryCodes, ({ request, player }) =>
      renewOwnCodes(app, request, player),
    ),
  ];
}
