import type { AnswerOf, RequestOf } from '#contract/call.ts';
import { readMobile } from '#contract/phone.ts';
import type { smsRegister } from '#contract/register.ts';
import { type Outcome, refuseFields, type Visit } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { sendCode } from '#server/verification/send-code.ts';

type Call = typeof smsRegister;

/** To whoever holds the number, known or not: that it is taken is said to who has proved to hold it. */
export async function sendRegisterCode(
  app: AppContext,
  { mobileNo, countryDialingCode }: RequestOf<Call>,
  { language, address }: Visit,
): Promise<Outcome<AnswerOf<Call>, Call['refuses'][number] | 'request.invalid'>> {
  const reading = readMobile(countryDialingCode, mobileNo);
  if (!reading.isMobile) return refuseFields({ mobileNo: reading.fault });
  return sendCode(app, {
    scene: 'register',
    kind: 'sms',
    target: reading.e164,
    language,
    address,
    country: reading.countryCode,
  });
}
