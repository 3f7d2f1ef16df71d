import type { AnswerOf, RequestOf } from '#contract/call.ts';
import type { Entered, proveLogin, sendProofCode } from '#contract/session.ts';
import { guessCode } from '#server/anti-abuse/guess-code.ts';
import { type Outcome, refuse, type Visit } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { hashOf } from '#server/secrets/token.ts';
import { sendCode } from '#server/verification/send-code.ts';
import { selectChallenge, takeChallenge } from '../factors/challenge-store.ts';
import { proofWaysOf } from '../factors/proof-ways.ts';
import { proveBy, targetOf } from '../factors/prove-by.ts';
import { enter } from './enter.ts';
import { noteFailedLogin } from './note-failed-login.ts';

type Refusal = (typeof proveLogin)['refuses'][number];

/** The session opens here, and the challenge is over with it. */
export async function proveChallenge(
  app: AppContext,
  { challengeId, way, answer }: RequestOf<typeof proveLogin>,
  visit: Visit,
): Promise<Outcome<Entered, Refusal | 'request.too-many'>> {
  const challenge = await openChallenge(app, challengeId);
  if (!challenge) return refuse('login.challenge-over');
  const { playerId, client, mustChange, idHash } = challenge;
  const ways = await proofWaysOf(app, playerId);
  if (!ways.some((one) => one.way === way)) return refuse('login.proof-wrong');
  // Where no code was sent, a guess costs none of its attempts: it is counted by its address as well.
  const proved = await guessCode(app, visit, () =>
    proveBy(app, playerId, way, answer, sceneOf(challenge)),
  );
  if (!proved.done) {
    const failed = { way: 'second-proof', playerId, address: visit.address } as const;
    if (isWrong(proved.code)) await noteFailedLogin(app, failed);
    return proved;
  }
  if (!(await takeChallenge(app.database, idHash))) return refuse('login.challenge-over');
  return enter(app, { playerId, client, mustChange }, visit);
}

export async function sendChallengeCode(
  app: AppContext,
  { challengeId, way }: RequestOf<typeof sendProofCode>,
  visit: Visit,
): Promise<Outcome<AnswerOf<typeof sendProofCode>, (typeof sendProofCode)['refuses'][number]>> {
  const challenge = await openChallenge(app, challengeId);
  const target = challenge && (await targetOf(app, challenge.playerId, way));
  if (!target) return refuse('login.challenge-over');
  return sendCode(app, {
    ...sceneOf(challenge),
    kind: way === 'sms' ? 'sms' : 'mail',
    target,
    language: visit.language,
    address: visit.address,
    country: null,
    playerId: challenge.playerId,
  });
}

/** A throttle refuses unseen, and a code that is over cannot be guessed: neither says that a proof was wrong. */
function isWrong(code: Refusal | 'request.too-many'): boolean {
  return code === 'login.proof-wrong' || code === 'authenticator.wrong' || code === 'code.invalid';
}

function sceneOf({ idHash }: { idHash: Buffer }) {
  return { scene: 'new-place', boundTo: idHash.toString('hex') } as const;
}

async function openChallenge({ database, clock }: AppContext, challengeId: string) {
  const idHash = hashOf(challengeId);
  return idHash && selectChallenge(database, idHash, clock.now());
}
