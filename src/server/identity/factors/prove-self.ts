import type { AnswerOf, RequestOf } from '#contract/call.ts';
import type { ProofOfSelf, proofRefusals, selfProofs, sendSelfCode } from '#contract/proof.ts';
import {
  type Done,
  done,
  type Outcome,
  type Player,
  refuse,
  type Visit,
} from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { sendCode } from '#server/verification/send-code.ts';
import { selectWaysIn } from '../login/ways-in-store.ts';
import { takeProof } from '../passkeys/prove-by-passkey.ts';
import { checkOwnPassword } from '../passwords/check-own-password.ts';
import { selectCredential } from '../passwords/credential-store.ts';
import { sessionOf } from '../sessions/player-session.ts';
import { selectVouched } from '../sessions/session-store.ts';
import { proofWaysOf } from './proof-ways.ts';
import { proveBy, targetOf } from './prove-by.ts';

type Refusal = (typeof proofRefusals)[number];

/** Before payout details, personal data or another way in is changed: that it is still them (G-MFA). */
export async function proveSelf(
  app: AppContext,
  player: Player,
  { way, answer }: ProofOfSelf,
): Promise<Outcome<unknown, Refusal>> {
  const { ways } = (await selfProofsOf(app, player)).value;
  if (!ways.some((one) => one.way === way)) return refuse('login.proof-wrong');
  if (way === 'password') return checkOwnPassword(app, player, answer);
  if (way === 'passkey') {
    const isProved = await takeProof(app, player.id, answer);
    return isProved ? done(null) : refuse('login.proof-wrong');
  }
  if (way === 'sign-in') return proveByFreshSignIn(app, player);
  return proveBy(app, player.id, way, answer, { scene: 'step-up' });
}

/** A member whose only proof is a provider's signs in there again: yesterday's proves only an open phone. */
export async function proveByFreshSignIn(
  { database, clock }: AppContext,
  player: Player,
): Promise<Outcome<unknown, 'proof.sign-in-again'>> {
  const session = sessionOf(player);
  const vouched = session && (await selectVouched(database, session));
  const { linked } = await selectWaysIn(database, player.id);
  const isFresh =
    vouched !== undefined &&
    linked.includes(vouched.by) &&
    clock.now().getTime() - vouched.at.getTime() < freshMs;
  return isFresh ? done(null) : refuse('proof.sign-in-again');
}

const freshMs = 10 * 60_000;

/**
 * An account with an authenticator proves by it, any other by its password. Where there is neither, a
 * passkey and what is bound count: a code lands on the very phone that was left open, so it comes last.
 * Who has none of all that signs in again where their account is linked.
 */
export async function selfProofsOf(
  app: AppContext,
  player: Player,
): Promise<Done<AnswerOf<typeof selfProofs>>> {
  const ways: AnswerOf<typeof selfProofs>['ways'] = [];
  const bound = await proofWaysOf(app, player.id);
  const credential = await selectCredential(app.database, player.account);
  const isGuarded = bound.some(({ way }) => way === 'authenticator');
  if (credential?.passwordHash && !isGuarded)
    return done({ ways: [{ way: 'password', hint: '' }], second: [] });
  const { hasPasskey, linked } = await selectWaysIn(app.database, player.id);
  if (hasPasskey && !isGuarded) ways.push({ way: 'passkey', hint: '' });
  for (const { way, hint } of bound) {
    if (way !== 'payee-name' && way !== 'bank-account-name') ways.push({ way, hint });
  }
  if (ways.length === 0 && linked[0]) ways.push({ way: 'sign-in', hint: linked[0] });
  return done({ ways, second: [] });
}

export async function sendCodeToSelf(
  app: AppContext,
  player: Player,
  { way }: RequestOf<typeof sendSelfCode>,
  visit: Visit,
): Promise<Outcome<AnswerOf<typeof sendSelfCode>, (typeof sendSelfCode)['refuses'][number]>> {
  const target = await targetOf(app, player.id, way);
  if (!target) return refuse('login.proof-wrong');
  return sendCode(app, {
    scene: 'step-up',
    kind: way === 'sms' ? 'sms' : 'mail',
    target,
    language: visit.language,
    address: visit.address,
    country: null,
    playerId: player.id,
  });
}
