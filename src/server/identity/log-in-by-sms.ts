import type { RequestOf } from '#contract/call.ts';
import { readMobile } from '#contract/phone.ts';
import type { Entered, login } from '#contract/session.ts';
import { type Outcome, refuse, refuseFields, type Visit } from '#server/answer.ts';
import { inTransaction } from '#server/db/open.ts';
import type { House } from '#server/house.ts';
import { readSite } from '#server/system/read-site.ts';
import { proveCode, spendProof } from '#server/verification/spend-code.ts';
import { enter } from './enter.ts';
import { selectPlayerByMobile } from './reach-store.ts';
import { refuseEntrance } from './refuse-entrance.ts';
import { refuseMissing } from './refuse-missing.ts';

type Login = typeof login;

/** The code is the proof: no challenge follows. A number that nobody has is a code that is wrong. */
export async function logInBySms(
  house: House,
  request: RequestOf<Login>,
  visit: Visit,
): Promise<Outcome<Entered, Login['refuses'][number] | 'request.invalid'>> {
  const { mobileNum, countryDialingCode, verificationCode: code, client, entrance } = request;
  if (!mobileNum || !countryDialingCode || !code) {
    return refuseMissing({ mobileNum, countryDialingCode, verificationCode: code });
  }
  const site = await readSite(house, visit.language);
  if (!site.whitelabel.MOBILEVERCODELOGIN3) return refuse('login.sms-off');
  const reading = readMobile(countryDialingCode, mobileNum);
  if (!reading.isMobile) return refuseFields({ mobileNum: reading.fault });
  const proved = await proveCode(house.database, { scene: 'login', target: reading.e164, code });
  if (!proved.done) return proved;
  const found = await selectPlayerByMobile(house.database, reading.e164);
  if (!found) return refuse('code.invalid');
  const misplaced = refuseEntrance(entrance, found.type);
  if (misplaced) return misplaced;
  const spent = await inTransaction(house.database, (transaction) =>
    spendProof(transaction, proved.value),
  );
  return spent.done ? enter(house, { playerId: found.id, client }, visit) : spent;
}
