import type { AnswerOf, RequestOf } from '#contract/call.ts';
import { flagsOf } from '#contract/member.ts';
import type { login } from '#contract/session.ts';
import { done, type Outcome, refuse, type Visit } from '#server/answer.ts';
import type { House } from '#server/house.ts';
import { countAttempt, forgiveAttempts, takeBackAttempt } from './attempts.ts';
import { selectCredential, updateHash, upsertLastLogin } from './credential-store.ts';
import { accountLimit, addressLimit } from './judge-attempt.ts';
import { openSession } from './open-session.ts';
import { hashPassword, isOutdated, TooBusy, verifyPassword } from './passwords.ts';
import { sessionCookies } from './session-cookies.ts';

type Login = typeof login;

/** One answer for a name that nobody has and for a password that is wrong, after the same work. */
export async function logIn(
  house: House,
  request: RequestOf<Login>,
  visit: Visit,
): Promise<Outcome<AnswerOf<Login>, Login['refuses'][number]>> {
  const account = request.username.normalize('NFKC').trim();
  const tried = { scope: 'account', name: account } as const;
  const seconds =
    (await countAttempt(house, { scope: 'address', name: visit.address, limit: addressLimit })) ??
    (await countAttempt(house, { ...tried, limit: accountLimit }));
  if (seconds !== undefined) return refuse('login.locked', seconds);
  const found = await selectCredential(house.database, account);
  const stored = found?.passwordHash ?? undefined;
  const isRight = await isPassword(stored, request.password);
  if (isRight === 'busy') {
    // Nobody looked, so nothing was wrong: a crowd must not lock anybody out.
    await takeBackAttempt(house, tried);
    await takeBackAttempt(house, { scope: 'address', name: visit.address });
    return refuse('login.busy', busySeconds);
  }
  if (!isRight || !found || !stored) return refuse('login.wrong');
  await forgiveAttempts(house, tried);
  await takeBackAttempt(house, { scope: 'address', name: visit.address });
  const { isAgent, isTrial } = flagsOf(found.type);
  if (request.entrance === 'agent' && !isAgent) return refuse('login.not-agent');
  if (isTrial) return refuse('login.not-member');
  if (isOutdated(stored)) {
    await updateHash(house.database, found.id, await hashPassword(request.password));
  }
  const { token } = await openSession(house, found.id);
  const now = house.clock.now();
  await upsertLastLogin(house.database, { playerId: found.id, now, address: visit.address });
  const isBrowser = request.client === 'browser';
  return done(
    {
      token: isBrowser ? null : token,
      firstTimeLogin: found.lastLoginAt === null,
      passwordExpired: found.mustChange ?? false,
    },
    isBrowser ? sessionCookies(token) : undefined,
  );
}

const busySeconds = 5;

async function isPassword(stored: string | undefined, typed: string): Promise<boolean | 'busy'> {
  try {
    return await verifyPassword(stored, typed.normalize('NFC'));
  } catch (thrown) {
    if (thrown instanceof TooBusy) return 'busy';
    throw thrown;
  }
}
