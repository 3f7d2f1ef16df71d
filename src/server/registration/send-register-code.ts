import type { AnswerOf, RequestOf } from '#contract/call.ts';
import { readMobile } from '#contract/phone.ts';
import type { smsRegister } from '#contract/register.ts';
import { done, type Outcome, refuseFields, type Visit } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import type { PhoneAuth } from '#server/ports/phone-auth/phone-auth.ts';
import { readSite } from '#server/system/read-site.ts';
import { sendCode } from '#server/verification/send-code.ts';
import { startPhoneCheck } from '#server/verification/start-phone-check.ts';

type Call = typeof smsRegister;

/** Sends to known and unknown numbers alike: only the proved holder learns that a number is taken. */
export async function sendRegisterCode(
  app: AppContext,
  phoneAuth: PhoneAuth,
  { mobileNo, countryDialingCode, humanCheck = '' }: RequestOf<Call>,
  { language, address }: Visit,
): Promise<Outcome<AnswerOf<Call>, Call['refuses'][number] | 'request.invalid'>> {
  const reading = readMobile(countryDialingCode, mobileNo);
  if (!reading.isMobile) return refuseFields({ mobileNo: reading.fault });
  const { whitelabel } = await readSite(app, language);
  if (whitelabel.PHONEAUTHREG3) {
    const started = await startPhoneCheck(app, phoneAuth, {
      number: reading.e164,
      captchaToken: humanCheck,
      language,
      address,
      country: reading.countryCode,
    });
    if (!started.done) return started;
    return done({ expiredMinutes: 1, phoneSession: started.value.session });
  }
  return sendCode(app, {
    scene: 'register',
    kind: 'sms',
    target: reading.e164,
    language,
    address,
    country: reading.countryCode,
  });
}
