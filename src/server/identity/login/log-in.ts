import type { RequestOf } from '#contract/call.ts';
import type { Entered, login } from '#contract/session.ts';
import { admitLogin } from '#server/anti-abuse/admit-login.ts';
import { done, type Outcome, type Refused, refuse, type Visit } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { readSite } from '#server/system/read-site.ts';
import { refuseMissing } from '../factors/refuse-missing.ts';
import { tellOfLock } from '../factors/tell-owner.ts';
import { selectCredential, updateHash } from '../passwords/credential-store.ts';
import { hashPassword, verifyPassword } from '../passwords/passwords.ts';
import { knownDeviceOf } from './devices.ts';
import { inTurn } from './in-turn.ts';
import { logInBySms } from './log-in-by-sms.ts';
import { noteFailedLogin } from './note-failed-login.ts';
import { openDoor } from './open-door.ts';
import { refuseEntrance } from './refuse-entrance.ts';

type Login = typeof login;
type LoginOutcome = Outcome<Entered, Login['refuses'][number] | 'request.invalid'>;

export async function logIn(
  app: AppContext,
  request: RequestOf<Login>,
  visit: Visit,
): Promise<LoginOutcome> {
  if (request.type === 'sms') return logInBySms(app, request, visit);
  const { username, password } = request;
  if (!username || !password) return refuseMissing({ username, password });
  return logInByName(app, { ...request, username, password }, visit);
}

type NameLogin = RequestOf<Login> & { username: string; password: string };

/** One answer for a name that nobody has and for a password that is wrong, after the same work. */
async function logInByName(
  app: AppContext,
  request: NameLogin,
  visit: Visit,
): Promise<LoginOutcome> {
  const typed = request.username.normalize('NFKC').trim();
  const found = await selectCredential(app.database, typed);
  const knownDevice = await knownDeviceOf(app, found?.id ?? '0', visit);
  const account = found?.account ?? typed;
  // While one password is compared, it counts as wrong: a right one beside it waits until that is known.
  const checked = await inTurn(app, `${account.toLowerCase()}\n${knownDevice ?? ''}`, () =>
    checkPassword(app, { request, account, knownDevice }, visit),
  );
  if (!checked.done) return checked;
  const { player, needsRehash } = checked.value;
  const misplaced = refuseEntrance(request.entrance, player.type);
  if (misplaced) return misplaced;
  if (needsRehash) await rehash(app, player.id, request.password);
  const { client } = request;
  const mustChange = await isTooOld(app, player.changedAt, visit);
  return openDoor(app, { playerId: player.id, client, mustChange }, visit);
}

type Found = NonNullable<Awaited<ReturnType<typeof selectCredential>>>;

interface Guess {
  request: NameLogin;
  account: string;
  knownDevice: string | undefined;
}

async function checkPassword(
  app: AppContext,
  { request, account, knownDevice }: Guess,
  { address }: Visit,
): Promise<Outcome<{ player: Found; needsRehash: boolean }, Login['refuses'][number]>> {
  const { captcha, password } = request;
  const admitted = await admitLogin(app, { account, address, captcha, knownDevice });
  if (!admitted.done) return withCaptcha(admitted);
  // Looked up only now: while others had their turn, the password may have become another.
  const found = await selectCredential(app.database, account);
  const verdict = await verifyPassword(found?.passwordHash ?? null, password);
  if (!verdict.done) {
    // Nobody looked, so nothing was wrong: a crowd must not lock anybody out.
    await admitted.notTried();
    return verdict;
  }
  if (!verdict.value.isRight || !found) {
    const { lockedUntil, needsCaptcha } = admitted.failed();
    const typed = request.username;
    await noteFailedLogin(app, { way: 'password', playerId: found?.id, typed, address });
    if (lockedUntil) await tellOfLock(app, found?.id ?? null, lockedUntil);
    return { ...refuse('login.wrong'), needsCaptcha };
  }
  await admitted.succeeded();
  return done({ player: found, needsRehash: verdict.value.needsRehash });
}

/** Where the merchant wants passwords to be changed from time to time (PWDEXPFORCECHANGE3). */
async function isTooOld(app: AppContext, changedAt: Date | null, visit: Visit): Promise<boolean> {
  const ageMs = changedAt ? app.clock.now().getTime() - changedAt.getTime() : 0;
  if (ageMs < app.settings.passwordDays * dayMs) return false;
  const { whitelabel } = await readSite(app, visit.language);
  return whitelabel.PWDEXPFORCECHANGE3 === true;
}

const dayMs = 24 * 60 * 60_000;

function withCaptcha<Code extends Login['refuses'][number]>(refusal: Refused<Code>): Refused<Code> {
  const needsCaptcha = refusal.code === 'captcha.missing' || refusal.code === 'captcha.wrong';
  return needsCaptcha ? { ...refusal, needsCaptcha } : refusal;
}

/** Hashes the same password at today's cost; when the gateway is too busy, the next login does it. */
async function rehash(app: AppContext, playerId: string, password: string): Promise<void> {
  const hashed = await hashPassword(password);
  if (hashed.done) await updateHash(app.database, playerId, hashed.value);
}
