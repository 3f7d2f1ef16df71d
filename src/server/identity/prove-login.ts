import type { AnswerOf, RequestOf } from '#contract/call.ts';
import type { Entered, ProofWay, proveLogin, sendProofCode } from '#contract/session.ts';
import { done, type Outcome, refuse, type Visit } from '#server/answer.ts';
import { clearFailures, reserveAttempt } from '#server/checks/throttle.ts';
import type { House } from '#server/house.ts';
import { sendCode } from '#server/verification/send-code.ts';
import { spendCode } from '#server/verification/spend-code.ts';
import { secretBoxOf } from './authenticator-box.ts';
import { selectChallenge, takeChallenge } from './challenge-store.ts';
import { enter } from './enter.ts';
import { proofWaysOf } from './proof-ways.ts';
import { selectReach } from './reach-store.ts';
import { proveByRecoveryCode } from './recovery-codes-proof.ts';
import { hashOf } from './token.ts';
import { proveByAuthenticator } from './totp-proof.ts';

type Refusal = (typeof proveLogin)['refuses'][number];

/** The session opens here, and the challenge is over with it. */
export async function proveChallenge(
  house: House,
  { challengeId, way, answer }: RequestOf<typeof proveLogin>,
  visit: Visit,
): Promise<Outcome<Entered, Refusal>> {
  const challenge = await openChallenge(house, challengeId);
  if (!challenge) return refuse('login.challenge-over');
  const { playerId, client, mustChange, idHash } = challenge;
  const ways = await proofWaysOf(house, playerId);
  if (!ways.some((one) => one.way === way)) return refuse('login.proof-wrong');
  const proved = await prove(house, playerId, way, answer);
  if (!proved.done) return proved;
  if (!(await takeChallenge(house.database, idHash))) return refuse('login.challenge-over');
  return enter(house, { playerId, client, mustChange }, visit);
}

export async function sendChallengeCode(
  house: House,
  { challengeId, way }: RequestOf<typeof sendProofCode>,
  visit: Visit,
): Promise<Outcome<AnswerOf<typeof sendProofCode>, (typeof sendProofCode)['refuses'][number]>> {
  const challenge = await openChallenge(house, challengeId);
  const target = challenge && (await targetOf(house, challenge.playerId, way));
  if (!target) return refuse('login.challenge-over');
  return sendCode(house, {
    scene: 'step-up',
    kind: way === 'sms' ? 'sms' : 'mail',
    target,
    language: visit.language,
    address: visit.address,
    country: null,
    playerId: challenge.playerId,
  });
}

async function openChallenge({ database, clock }: House, challengeId: string) {
  const idHash = hashOf(challengeId);
  return idHash && selectChallenge(database, idHash, clock.now());
}

async function targetOf(
  { database }: House,
  playerId: string,
  way: 'sms' | 'email',
): Promise<string | null | undefined> {
  const reach = await selectReach(database, playerId);
  return way === 'sms' ? reach?.mobile : reach?.email;
}

async function prove(
  house: House,
  playerId: string,
  way: ProofWay,
  answer: string,
): Promise<Outcome<unknown, Refusal>> {
  if (way === 'authenticator') {
    return proveByAuthenticator(house, secretBoxOf(house, playerId), playerId, answer);
  }
  if (way === 'recovery-code') return proveByRecoveryCode(house, playerId, answer);
  if (way === 'sms' || way === 'email') {
    const target = await targetOf(house, playerId, way);
    if (!target) return refuse('login.proof-wrong');
    return spendCode(house.database, { scene: 'step-up', target, code: answer });
  }
  return proveByName(house, playerId, answer);
}

/** Counted like codes: who knows the password must not try every name of a country. */
async function proveByName(
  house: House,
  playerId: string,
  answer: string,
): Promise<Outcome<unknown, Refusal>> {
  const throttled = { rule: 'second-factor', key: playerId } as const;
  const reserved = await reserveAttempt(house, [throttled]);
  if (!reserved.done) {
    const leftMs = reserved.until.getTime() - house.clock.now().getTime();
    return refuse('authenticator.too-many', Math.max(1, Math.ceil(leftMs / 1_000)));
  }
  const reach = await selectReach(house.database, playerId);
  if (!reach?.payeeName || folded(reach.payeeName) !== folded(answer)) {
    return refuse('login.proof-wrong');
  }
  await clearFailures(house, throttled);
  return done({});
}

/** As a bank writes names: neither accents nor capitals nor double spaces count. */
function folded(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}
