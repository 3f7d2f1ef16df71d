import type { RequestOf } from '#contract/call.ts';
import { readMobile } from '#contract/phone.ts';
import type { Entered, login } from '#contract/session.ts';
import { guessCode } from '#server/anti-abuse/guess-code.ts';
import { inTransaction } from '#server/db/open.ts';
import { type Outcome, refuse, refuseFields, type Visit } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { readSite } from '#server/system/read-site.ts';
import { proveCode, spendProof } from '#server/verification/spend-code.ts';
import { refuseMissing } from '../factors/refuse-missing.ts';
import { hasAuthenticator } from '../factors/totp-enrolment.ts';
import { enter } from './enter.ts';
import { findByMobile } from './find-by-mobile.ts';
import { noteFailedLogin } from './note-failed-login.ts';
import { openDoor } from './open-door.ts';
import { refuseEntrance } from './refuse-entrance.ts';

type Login = typeof login;

/**
 * The code is the proof, and no challenge follows, but for who has set up an authenticator: from a new
 * place nothing weaker opens their account. A number that nobody has is a code that is wrong.
 */
export async function logInBySms(
  app: AppContext,
  request: RequestOf<Login>,
  visit: Visit,
): Promise<Outcome<Entered, Login['refuses'][number] | 'request.invalid' | 'request.too-many'>> {
  const { mobileNum, countryDialingCode, verificationCode: code, client, entrance } = request;
  if (!mobileNum || !countryDialingCode || !code) {
    return refuseMissing({ mobileNum, countryDialingCode, verificationCode: code });
  }
  const site = await readSite(app, visit.language);
  if (!site.whitelabel.MOBILEVERCODELOGIN3) return refuse('login.sms-off');
  const reading = readMobile(countryDialingCode, mobileNum);
  if (!reading.isMobile) return refuseFields({ mobileNum: reading.fault });
  const typed = { scene: 'login', target: reading.e164, code } as const;
  const proved = await guessCode(app, visit, () => proveCode(app.database, typed));
  const failed = { way: 'sms', typed: reading.e164, address: visit.address } as const;
  if (!proved.done) {
    if (proved.code === 'code.invalid')
      await noteFailedLogin(app, { ...failed, playerId: undefined });
    return proved;
  }
  const found = await findByMobile(app, reading.e164);
  if (!found) {
    await noteFailedLogin(app, { ...failed, playerId: undefined });
    return refuse('code.invalid');
  }
  const misplaced = refuseEntrance(entrance, found.type);
  if (misplaced) return misplaced;
  const spent = await inTransaction(app.database, (transaction) =>
    spendProof(transaction, proved.value),
  );
  if (!spent.done) return spent;
  const entering = { playerId: found.id, client };
  const isGuarded = await hasAuthenticator(app.database, found.id);
  return isGuarded ? openDoor(app, entering, visit) : enter(app, entering, visit);
}
