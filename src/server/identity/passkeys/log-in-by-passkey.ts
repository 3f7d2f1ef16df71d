import type { AnswerOf, RequestOf } from '#contract/call.ts';
import type { beginPasskeyLogin, passkeyLogin } from '#contract/passkeys.ts';
import type { Entered } from '#contract/session.ts';
import { addressKey } from '#server/anti-abuse/address-key.ts';
import { reserveAttempt, takeBackAttempt } from '#server/anti-abuse/throttle.ts';
import { waitSeconds } from '#server/anti-abuse/wait-seconds.ts';
import { type Done, done, type Outcome, refuse, type Visit } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { enter } from '../login/enter.ts';
import { noteFailedLogin } from '../login/note-failed-login.ts';
import { refuseEntrance } from '../login/refuse-entrance.ts';
import { passkeyRules } from './passkey-rules.ts';
import { relyingParty, validMs } from './relying-party.ts';
import { insertChallenge, selectPasskey } from './store.ts';
import { isAnsweredBy } from './verify-asserted.ts';

/** No account is named: the device shows whose keys it holds, and nobody learns which accounts there are. */
export async function beginLogin(
  app: AppContext,
  visit: Visit,
): Promise<Done<AnswerOf<typeof beginPasskeyLogin>>> {
  const { generateAuthenticationOptions } = await passkeyRules();
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(app, visit).id,
    userVerification: 'required',
  });
  const now = app.clock.now();
  const expiresAt = new Date(now.getTime() + validMs);
  const { challenge } = options;
  await insertChallenge(app.database, { challenge, playerId: null, expiresAt, now });
  return done({ options: { ...options } });
}

type Call = typeof passkeyLogin;

/** A passkey is two proofs in one, the device and its owner's finger: no other is asked for. */
export async function logInByPasskey(
  app: AppContext,
  { asserted, entrance, client }: RequestOf<Call>,
  visit: Visit,
): Promise<Outcome<Entered, Call['refuses'][number] | 'request.too-many'>> {
  const counted = { rule: 'login-address', key: addressKey(visit.address) } as const;
  const reserved = await reserveAttempt(app, [counted]);
  if (!reserved.done) return refuse('request.too-many', waitSeconds(app, reserved.until));
  const { userHandle } = asserted.response;
  const handle = Buffer.from(userHandle ?? '', 'base64url');
  const found = await selectPasskey(app.database, asserted.id, handle);
  const isRight =
    found !== undefined && (await isAnsweredBy(app, asserted, found, { playerId: null, visit }));
  if (!isRight) {
    const { address } = visit;
    // A key that nobody has here proves nothing about anybody, and costs nothing to invent.
    if (found) await noteFailedLogin(app, { way: 'passkey', playerId: found.playerId, address });
    return refuse('passkey.refused');
  }
  await takeBackAttempt(app, [counted], reserved.at);
  const misplaced = refuseEntrance(entrance, found.type);
  return misplaced ?? enter(app, { playerId: found.playerId, client }, visit);
}
