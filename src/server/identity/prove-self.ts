import type { AnswerOf, RequestOf } from '#contract/call.ts';
import type { ProofOfSelf, proofRefusals, selfProofs, sendSelfCode } from '#contract/proof.ts';
import { type Done, done, type Outcome, type Player, refuse, type Visit } from '#server/answer.ts';
import type { House } from '#server/house.ts';
import { sendCode } from '#server/verification/send-code.ts';
import { checkOwnPassword } from './check-own-password.ts';
import { selectCredential } from './credential-store.ts';
import { proofWaysOf } from './proof-ways.ts';
import { proveBy, targetOf } from './prove-by.ts';

type Refusal = (typeof proofRefusals)[number];

/** Before payout details, personal data or another way in is changed: that it is still them (G-MFA). */
export async function proveSelf(
  house: House,
  player: Player,
  { way, answer }: ProofOfSelf,
): Promise<Outcome<unknown, Refusal>> {
  const { ways } = (await selfProofsOf(house, player)).value;
  if (!ways.some((one) => one.way === way)) return refuse('login.proof-wrong');
  if (way === 'password') return checkOwnPassword(house, player, answer);
  return proveBy(house, player.id, way, answer, { scene: 'step-up' });
}

/**
 * An account with an authenticator proves by it, any other by its password. What is bound comes last: a
 * code lands on the very phone that was left open, so it counts only where there is nothing else.
 */
export async function selfProofsOf(
  house: House,
  player: Player,
): Promise<Done<AnswerOf<typeof selfProofs>>> {
  const ways: AnswerOf<typeof selfProofs>['ways'] = [];
  const bound = await proofWaysOf(house, player.id);
  const credential = await selectCredential(house.database, player.account);
  const isGuarded = bound.some(({ way }) => way === 'authenticator');
  if (credential?.passwordHash && !isGuarded)
    return done({ ways: [{ way: 'password', hint: '' }] });
  for (const { way, hint } of bound) {
    if (way !== 'payee-name' && way !== 'bank-account-name') ways.push({ way, hint });
  }
  return done({ ways });
}

export async function sendCodeToSelf(
  house: House,
  player: Player,
  { way }: RequestOf<typeof sendSelfCode>,
  visit: Visit,
): Promise<Outcome<AnswerOf<typeof sendSelfCode>, (typeof sendSelfCode)['refuses'][number]>> {
  const target = await targetOf(house, player.id, way);
  if (!target) return refuse('login.proof-wrong');
  return sendCode(house, {
    scene: 'step-up',
    kind: way === 'sms' ? 'sms' : 'mail',
    target,
    language: visit.language,
    address: visit.address,
    country: null,
    playerId: player.id,
  });
}
