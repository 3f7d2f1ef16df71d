import type { RequestOf } from '#contract/call.ts';
import type { Entered, login } from '#contract/session.ts';
import { type Outcome, type Refused, refuse, type Visit } from '#server/answer.ts';
import { admitLogin } from '#server/checks/admit-login.ts';
import type { House } from '#server/house.ts';
import { readSite } from '#server/system/read-site.ts';
import { selectCredential, updateHash } from './credential-store.ts';
import { knownDeviceOf } from './devices.ts';
import { logInBySms } from './log-in-by-sms.ts';
import { openDoor } from './open-door.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { refuseEntrance } from './refuse-entrance.ts';
import { refuseMissing } from './refuse-missing.ts';
import { tellOfLock } from './tell-owner.ts';

type Login = typeof login;
type LoginOutcome = Outcome<Entered, Login['refuses'][number] | 'request.invalid'>;

export async function logIn(
  house: House,
  request: RequestOf<Login>,
  visit: Visit,
): Promise<LoginOutcome> {
  if (request.type === 'sms') return logInBySms(house, request, visit);
  const { username, password } = request;
  if (!username || !password) return refuseMissing({ username, password });
  return logInByName(house, { ...request, username, password }, visit);
}

type Named = RequestOf<Login> & { username: string; password: string };

/** One answer for a name that nobody has and for a password that is wrong, after the same work. */
async function logInByName(house: House, request: Named, visit: Visit): Promise<LoginOutcome> {
  const typed = request.username.normalize('NFKC').trim();
  const found = await selectCredential(house.database, typed);
  const admitted = await admitLogin(house, {
    account: found?.account ?? typed,
    address: visit.address,
    captcha: request.captcha,
    knownDevice: await knownDeviceOf(house, found?.id ?? '0', visit),
  });
  if (!admitted.done) return withCaptcha(admitted);
  const verdict = await verifyPassword(found?.passwordHash ?? null, request.password);
  if (!verdict.done) {
    // Nobody looked, so nothing was wrong: a crowd must not lock anybody out.
    await admitted.notTried();
    return verdict;
  }
  if (!verdict.value.isRight || !found) {
    const { lockedUntil } = admitted.failed();
    if (lockedUntil) await tellOfLock(house, found?.id ?? null, lockedUntil);
    return { ...refuse('login.wrong'), needsCaptcha: true };
  }
  await admitted.succeeded();
  const misplaced = refuseEntrance(request.entrance, found.type);
  if (misplaced) return misplaced;
  if (verdict.value.needsRehash) await rehash(house, found.id, request.password);
  const { client } = request;
  const mustChange = await isTooOld(house, found.changedAt, visit);
  return openDoor(house, { playerId: found.id, client, mustChange }, visit);
}

/** Where the merchant wants passwords to be changed from time to time (PWDEXPFORCECHANGE3). */
async function isTooOld(house: House, changedAt: Date | null, visit: Visit): Promise<boolean> {
  const ageMs = changedAt ? house.clock.now().getTime() - changedAt.getTime() : 0;
  if (ageMs < house.settings.passwordDays * dayMs) return false;
  const { whitelabel } = await readSite(house, visit.language);
  return whitelabel.PWDEXPFORCECHANGE3 === true;
}

const dayMs = 24 * 60 * 60_000;

function withCaptcha<Code extends Login['refuses'][number]>(refusal: Refused<Code>): Refused<Code> {
  const needsCaptcha = refusal.code === 'captcha.missing' || refusal.code === 'captcha.wrong';
  return needsCaptcha ? { ...refusal, needsCaptcha } : refusal;
}

/** Another cost, the same password; whoever is too busy for it now does it at the next login. */
async function rehash(house: House, playerId: string, password: string): Promise<void> {
  const hashed = await hashPassword(password);
  if (hashed.done) await updateHash(house.database, playerId, hashed.value);
}
