import type { RequestOf } from '#contract/call.ts';
import type { setPasswordByPhone } from '#contract/forgot.ts';
import { readMobile } from '#contract/phone.ts';
import type { Entered } from '#contract/session.ts';
import { guessCode } from '#server/anti-abuse/guess-code.ts';
import { inTransaction } from '#server/db/open.ts';
import { hasAuthenticator } from '#server/identity/factors/totp-enrolment.ts';
import { enter } from '#server/identity/login/enter.ts';
import { findByMobile } from '#server/identity/login/find-by-mobile.ts';
import { openDoor } from '#server/identity/login/open-door.ts';
import { isTooEasy, newPasswordFault } from '#server/identity/passwords/new-password-fault.ts';
import { hashChosen, writePassword } from '#server/identity/passwords/set-password.ts';
import { type Outcome, refuse, refuseFields, type Visit } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { readSite } from '#server/system/read-site.ts';
import { proveCode, spendProof } from '#server/verification/spend-code.ts';

type Call = typeof setPasswordByPhone;

/** The code proves the phone; an account with an authenticator asks for its code besides, from new places. */
export async function setByPhone(
  app: AppContext,
  request: RequestOf<Call>,
  visit: Visit,
): Promise<Outcome<Entered, Call['refuses'][number] | 'request.invalid' | 'request.too-many'>> {
  const site = await readSite(app, visit.language);
  if (!site.whitelabel.CHNGPASSVERIF3) return refuse('password.by-phone-off');
  const { newPassword: password, mobileNum, countryDialingCode, verificationCode: code } = request;
  const reading = readMobile(countryDialingCode, mobileNum);
  if (!reading.isMobile) return refuseFields({ mobileNum: reading.fault });
  // Before the code is looked at, which costs it an attempt.
  const fault = await newPasswordFault(app, password, { account: '', visit });
  if (fault) return refuseFields({ newPassword: fault });
  const typed = { scene: 'password', target: reading.e164, code } as const;
  const proved = await guessCode(app, visit, () => proveCode(app.database, typed));
  if (!proved.done) return proved;
  const found = await findByMobile(app, reading.e164);
  if (!found) return refuse('code.invalid');
  if (isTooEasy(site, password, found.account)) {
    return refuseFields({ newPassword: { kind: 'common-password' } });
  }
  const hashed = await hashChosen(password);
  if (!hashed.done) return hashed;
  const set = await inTransaction(app.database, async (transaction) => {
    const spent = await spendProof(transaction, proved.value);
    if (!spent.done) return spent;
    await writePassword(app, transaction, { playerId: found.id, passwordHash: hashed.value });
    return spent;
  });
  if (!set.done) return set;
  const entering = { playerId: found.id, client: request.client };
  const isGuarded = await hasAuthenticator(app.database, found.id);
  return isGuarded ? openDoor(app, entering, visit) : enter(app, entering, visit);
}
