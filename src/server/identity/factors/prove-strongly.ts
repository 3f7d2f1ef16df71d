import type { AnswerOf } from '#contract/call.ts';
import type { ProofOfSelf, proofRefusals, StrongProof, selfProofs } from '#contract/proof.ts';
import { type Done, done, type Outcome, type Player, refuse } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { selectWaysIn } from '../login/ways-in-store.ts';
import { takeSettledProof } from '../passkeys/prove-by-passkey.ts';
import { checkOwnPassword } from '../passwords/check-own-password.ts';
import { selectCredential } from '../passwords/credential-store.ts';
import { factorsOf } from './factor-age.ts';
import { hideEmail, hideMobile } from './hide-reach.ts';
import { proveBy } from './prove-by.ts';
import { proveByFreshSignIn } from './prove-self.ts';
import { readReach } from './read-reach.ts';

type Proofs = AnswerOf<typeof selfProofs>;
type Refusal = (typeof proofRefusals)[number];

/**
 * Before money may go elsewhere: an authenticator or a passkey, where there is one. A password alone may
 * have been read over a shoulder, so where the owner can be reached a code goes there as well.
 */
export async function proveStrongly(
  app: AppContext,
  player: Player,
  proof: StrongProof,
): Promise<Outcome<unknown, Refusal | 'payout.rests'>> {
  const { isWaiting, ...asked } = await strongWaysOf(app, player);
  return isWaiting ? refuse('payout.rests') : proveAsAsked(app, player, proof, asked);
}

/** By one of the ways that are asked for; a password with a code besides, where one is asked for. */
export async function proveAsAsked(
  app: AppContext,
  player: Player,
  { second, ...proof }: StrongProof,
  asked: Proofs,
  takeByKey: typeof takeSettledProof = takeSettledProof,
): Promise<Outcome<unknown, Refusal>> {
  if (!asked.ways.some(({ way }) => way === proof.way)) return refuse('login.proof-wrong');
  const needsSecond = proof.way === 'password' && asked.second.length > 0;
  const isMissing = second === undefined || !asked.second.some(({ way }) => way === second.way);
  if (needsSecond && isMissing) return refuse('login.proof-wrong');
  const proved = await proveFirst(app, player, proof, takeByKey);
  if (!proved.done || !needsSecond || second === undefined) return proved;
  // Last: a code that was right is spent, and a password that was wrong must not cost one.
  return proveBy(app, player.id, second.way, second.answer, { scene: 'step-up' });
}

async function proveFirst(
  app: AppContext,
  player: Player,
  { way, answer }: ProofOfSelf,
  takeByKey: typeof takeSettledProof,
): Promise<Outcome<unknown, Refusal>> {
  if (way === 'password') return checkOwnPassword(app, player, answer);
  if (way === 'sign-in') return proveByFreshSignIn(app, player);
  if (way !== 'passkey') return proveBy(app, player.id, way, answer, { scene: 'step-up' });
  const isProved = await takeByKey(app, player.id, answer);
  return isProved ? done(null) : refuse('login.proof-wrong');
}

export async function strongProofsOf(app: AppContext, player: Player): Promise<Done<Proofs>> {
  const { ways, second } = await strongWaysOf(app, player);
  return done({ ways, second });
}

interface StrongWays extends Proofs {
  /** All that might prove more than a password was bound just now, maybe in place of the owner's own. */
  isWaiting: boolean;
}

async function strongWaysOf(app: AppContext, player: Player): Promise<StrongWays> {
  const { database, clock } = app;
  const { bound, isSettled, isWeakened } = await factorsOf(database, player.id, clock.now());
  const { linked: linkedSince, ...own } = bound;
  const only = (...ways: Proofs['ways'][number]['way'][]): StrongWays => ({
    ...{ ways: ways.map((way) => ({ way, hint: '' })), second: [], isWaiting: false },
  });
  if (isSettled(bound.authenticator)) return only('authenticator', 'recovery-code');
  if (isSettled(bound.passkey)) return only('passkey');
  const codes = await settledCodesOf(app, player.id, { bound, isSettled });
  const isNew = (since: Date | null) => since !== null && !isSettled(since);
  const isWaiting = isWeakened || (codes.length === 0 && Object.values(own).some(isNew));
  const credential = await selectCredential(database, player.account);
  if (credential?.passwordHash) return { ...only('password'), second: codes, isWaiting };
  if (codes.length > 0) return { ways: codes, second: [], isWaiting };
  const { linked } = await selectWaysIn(database, player.id);
  if (linked[0] && isSettled(linkedSince))
    return { ways: [{ way: 'sign-in', hint: linked[0] }], second: [], isWaiting: isWeakened };
  return { ways: [], second: [], isWaiting: isWaiting || isNew(linkedSince) };
}

/** To what has been theirs for long enough. */
export async function settledCodesOf(
  app: Pick<AppContext, 'database' | 'vault'>,
  playerId: string,
  { bound, isSettled }: Pick<Awaited<ReturnType<typeof factorsOf>>, 'bound' | 'isSettled'>,
): Promise<Proofs['second']> {
  const reach = await readReach(app, app.database, playerId);
  const codes: Proofs['second'] = [];
  if (reach?.mobile && isSettled(bound.sms))
    codes.push({ way: 'sms', hint: hideMobile(reach.mobile) });
  if (reach?.email && isSettled(bound.email))
    codes.push({ way: 'email', hint: hideEmail(reach.email) });
  return codes;
}
