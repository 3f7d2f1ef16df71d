import type { AnswerOf, RequestOf } from '#contract/call.ts';
import { readMobile } from '#contract/phone.ts';
import type { smsWithoutLogin } from '#contract/verification.ts';
import { type Outcome, refuse, refuseFields, type Visit } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { readSite } from '#server/system/read-site.ts';
import { sendCode } from '#server/verification/send-code.ts';
import { findByMobile } from './find-by-mobile.ts';

type Call = typeof smsWithoutLogin;

/** The same answer and work for a number that nobody has: only the message is left out. */
export async function sendSmsCode(
  app: AppContext,
  { mobileNum, countryDialingCode, scene }: RequestOf<Call>,
  visit: Visit,
): Promise<Outcome<AnswerOf<Call>, Call['refuses'][number] | 'request.invalid'>> {
  if (scene === 'login') {
    const site = await readSite(app, visit.language);
    if (!site.whitelabel.MOBILEVERCODELOGIN3) return refuse('login.sms-off');
  }
  const reading = readMobile(countryDialingCode, mobileNum);
  if (!reading.isMobile) return refuseFields({ mobileNum: reading.fault });
  const found = await findByMobile(app, reading.e164);
  return sendCode(app, {
    scene,
    kind: 'sms',
    target: reading.e164,
    language: visit.language,
    address: visit.address,
    country: reading.countryCode,
    playerId: found?.id ?? null,
    isWithheld: !found,
  });
}
