import type { ProofWay } from '#contract/session.ts';
import { clearFailures, reserveAttempt } from '#server/anti-abuse/throttle.ts';
import { waitSeconds } from '#server/anti-abuse/wait-seconds.ts';
import { done, type Outcome, refuse } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { spendCode } from '#server/verification/spend-code.ts';
import { secretBoxOf } from './authenticator-box.ts';
import { readReach } from './read-reach.ts';
import { proveByRecoveryCode } from './recovery-codes-proof.ts';
import { proveByAuthenticator } from './totp-proof.ts';

type Refusal =
  | 'login.proof-wrong'
  | 'authenticator.wrong'
  | 'authenticator.too-many'
  | 'code.invalid'
  | 'code.expired'
  | 'code.too-many';

/** What a code was sent for: one for a login opens nothing inside, and a login's only that login. */
export type CodeScene = { scene: 'step-up' } | { scene: 'new-place'; boundTo: string };

/** One proof, however it is made; every way counts its failures. */
export async function proveBy(
  app: AppContext,
  playerId: string,
  way: ProofWay,
  answer: string,
  scene: CodeScene,
): Promise<Outcome<unknown, Refusal>> {
  if (way === 'authenticator') {
    return proveByAuthenticator(app, secretBoxOf(app, playerId), playerId, answer);
  }
  if (way === 'recovery-code') return proveByRecoveryCode(app, playerId, answer);
  if (way === 'sms' || way === 'email') {
    const target = await targetOf(app, playerId, way);
    if (!target) return refuse('login.proof-wrong');
    return spendCode(app.database, { ...scene, target, code: answer });
  }
  return proveByName(app, playerId, way, answer);
}

/** Where a code of this account goes; only what its owner has proved to be theirs. */
export async function targetOf(
  app: AppContext,
  playerId: string,
  way: 'sms' | 'email',
): Promise<string | null | undefined> {
  const reach = await readReach(app, app.database, playerId);
  return way === 'sms' ? reach?.mobile : reach?.email;
}

/** Counted like codes: who knows the password must not try every name of a country. */
async function proveByName(
  app: AppContext,
  playerId: string,
  way: 'payee-name' | 'bank-account-name',
  answer: string,
): Promise<Outcome<unknown, Refusal>> {
  const throttled = { rule: 'second-factor', key: playerId } as const;
  const reserved = await reserveAttempt(app, [throttled]);
  if (!reserved.done) {
    return refuse('authenticator.too-many', waitSeconds(app, reserved.until));
  }
  const reach = await readReach(app, app.database, playerId);
  const name = way === 'payee-name' ? reach?.payeeName : reach?.accountHolder;
  if (!name || folded(name) !== folded(answer)) {
    return refuse('login.proof-wrong');
  }
  await clearFailures(app, throttled);
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
