import { forgotByEmail, resetPassword, setPasswordByPhone } from '#contract/forgot.ts';
import { affiliate, register, registerMobile, smsRegister } from '#contract/register.ts';
import { refuseMachine } from '#server/checks/refuse-machine.ts';
import { type Answer, answer } from '#server/kernel/answer.ts';
import type { House } from '#server/kernel/app-context.ts';
import { readAffiliate } from './find-sponsor.ts';
import { resetByLink, sendResetLink } from './forgot-by-email.ts';
import { openAccount } from './register.ts';
import { sendRegisterCode } from './send-register-code.ts';
import { setByPhone } from './set-password-by-phone.ts';

export function registrationAnswers(house: House): Answer[] {
  return [
    answer(register, ({ request, visit }) =>
      openAccount(house, 'username', request, visit, () =>
        refuseMachine(house, 'register', request.humanCheck),
      ),
    ),
    answer(registerMobile, ({ request, visit }) =>
      openAccount(house, 'mobile', request, visit, () =>
        refuseMachine(house, 'register', request.humanCheck),
      ),
    ),
    answer(smsRegister, async ({ request, visit }) => {
      const isMachine = await refuseMachine(house, 'sms', request.humanCheck);
      return isMachine ?? sendRegisterCode(house, request, visit);
    }),
    answer(affiliate, ({ request }) => readAffiliate(house, request)),
    answer(forgotByEmail, ({ request, visit }) => sendResetLink(house, request, visit)),
    answer(resetPassword, ({ request, visit }) => resetByLink(house, request, visit)),
    answer(setPasswordByPhone, ({ request, visit }) => setByPhone(house, request, visit)),
  ];
}
