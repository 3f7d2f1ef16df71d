import { completeFirstLogin as completeFirstLoginCall } from '#contract/first-login.ts';
import { forgotByEmail, resetPassword, setPasswordByPhone } from '#contract/forgot.ts';
import { affiliate, register, registerMobile, smsRegister } from '#contract/register.ts';
import { refuseMachine } from '#server/anti-abuse/refuse-machine.ts';
import { type Answer, answer } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import type { PhoneAuth } from '#server/ports/phone-auth/phone-auth.ts';
import { completeFirstLogin } from './complete-first-login.ts';
import { readAffiliate } from './find-sponsor.ts';
import { resetByLink, sendResetLink } from './forgot-by-email.ts';
import { openAccount } from './register.ts';
import { sendRegisterCode } from './send-register-code.ts';
import { setByPhone } from './set-password-by-phone.ts';

export function registrationAnswers(app: AppContext, phoneAuth: PhoneAuth): Answer[] {
  return [
    answer(register, ({ request, visit }) =>
      openAccount(app, phoneAuth, 'username', request, visit, () =>
        refuseMachine(app, 'register', request.humanCheck),
      ),
    ),
    answer(registerMobile, ({ request, visit }) =>
      openAccount(app, phoneAuth, 'mobile', request, visit, () =>
        refuseMachine(app, 'register', request.humanCheck),
      ),
    ),
    answer(smsRegister, async ({ request, visit }) => {
      const isMachine = await refuseMachine(app, 'sms', request.humanCheck);
      return isMachine ?? sendRegisterCode(app, phoneAuth, request, visit);
    }),
    answer(affiliate, ({ request }) => readAffiliate(app, request)),
    answer(completeFirstLoginCall, ({ request, player, visit }) =>
      completeFirstLogin(app, request, player, visit),
    ),
    answer(forgotByEmail, ({ request, visit }) => sendResetLink(app, request, visit)),
    answer(resetPassword, ({ request, visit }) => resetByLink(app, request, visit)),
    answer(setPasswordByPhone, ({ request, visit }) => setByPhone(app, request, visit)),
  ];
}
