import type { AnswerOf, RequestOf } from '#contract/call.ts';
import { readMobile } from '#contract/phone.ts';
import type { phoneAuthLogin, sendPhoneAuthCode } from '#contract/phone-auth.ts';
import type { Entered } from '#contract/session.ts';
import { guessCode } from '#server/anti-abuse/guess-code.ts';
import { done, type Outcome, refuse, type Visit } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import type { PhoneAuth } from '#server/ports/phone-auth/phone-auth.ts';
import { readSite } from '#server/system/read-site.ts';
import { startPhoneCheck } from '#server/verification/start-phone-check.ts';
import { hasAuthenticator } from '../factors/totp-enrolment.ts';
import { enter } from './enter.ts';
import { findByMobile } from './find-by-mobile.ts';
import { noteFailedLogin } from './note-failed-login.ts';
import { openDoor } from './open-door.ts';
import { refuseEntrance } from './refuse-entrance.ts';

type Send = typeof sendPhoneAuthCode;

/** To whichever number: the service sends it, and tells us afterwards whose it was. */
export async function sendByService(
  app: AppContext,
  phoneAuth: PhoneAuth,
  { mobileNum, countryDialingCode, humanCheck = '' }: RequestOf<Send>,
  { language, address }: Visit,
): Promise<Outcome<AnswerOf<Send>, Send['refuses'][number]>> {
  if (!(await isOn(app, language))) return refuse('login.phone-auth-off');
  if (mobileNum.trim() === '') return refuse('phone-auth.missing-number');
  const reading = readMobile(countryDialingCode, mobileNum);
  if (!reading.isMobile) return refuse('phone-auth.invalid-number');
  const started = await startPhoneCheck(app, phoneAuth, {
    number: reading.e164,
    // The work that was done for us: the service has no captcha of its own in our page.
    captchaToken: humanCheck,
    language,
    address,
    country: reading.countryCode,
  });
  if (!started.done) return started;
  return done({ phoneSession: started.value.session, expiredMinutes: 1 });
}

type LogIn = typeof phoneAuthLogin;

/**
 * The service's word is the proof, as a code of our own is. A number that nobody here has is a code that
 * is wrong; and an authenticator is asked for besides, from a new place.
 */
export async function logInByPhoneAuth(
  app: AppContext,
  phoneAuth: PhoneAuth,
  { phoneSession, verificationCode, client, entrance }: RequestOf<LogIn>,
  visit: Visit,
): Promise<Outcome<Entered, LogIn['refuses'][number] | 'request.too-many'>> {
  if (!(await isOn(app, visit.language))) return refuse('login.phone-auth-off');
  const confirmed = await guessCode(app, visit, () =>
    phoneAuth.confirm(phoneSession, verificationCode),
  );
  const failed = { way: 'phone-auth', playerId: undefined, address: visit.address } as const;
  if (!confirmed.done) {
    if (confirmed.code === 'phone-auth.invalid-code') await noteFailedLogin(app, failed);
    return confirmed;
  }
  const { number } = confirmed.value;
  const found = await findByMobile(app, number);
  if (!found) {
    await noteFailedLogin(app, { ...failed, typed: number });
    return refuse('phone-auth.invalid-code');
  }
  const misplaced = refuseEntrance(entrance, found.type);
  if (misplaced) return misplaced;
  const entering = { playerId: found.id, client };
  const isGuarded = await hasAuthenticator(app.database, found.id);
  return isGuarded ? openDoor(app, entering, visit) : enter(app, entering, visit);
}

async function isOn(app: AppContext, language: Visit['language']): Promise<boolean> {
  const { whitelabel } = await readSite(app, language);
  return whitelabel.PHONEAUTHLOGIN3 === true;
}
