import { type ChecksContext, reserveAttempt, type Throttled } from '#server/anti-abuse/throttle.ts';
import { waitSeconds } from '#server/anti-abuse/wait-seconds.ts';
import { type Refused, refuse } from '#server/kernel/answer.ts';

export interface ReservedProof {
  done: true;
  at: Date;
  throttled: Throttled[];
}

/**
 * Codes of the app and recovery codes are counted together: somebody who guesses one might turn to the
 * other. Only who knows the password gets here, so nobody can be kept out by strangers.
 */
export async function reserveProof(
  app: ChecksContext,
  playerId: string,
): Promise<ReservedProof | Refused<'authenticator.too-many'>> {
  const throttled: Throttled[] = [{ rule: 'second-factor', key: playerId }];
  const reserved = await reserveAttempt(app, throttled);
  if (reserved.done) return { done: true, at: reserved.at, throttled };
  return refuse('authenticator.too-many', waitSeconds(app, reserved.until));
}
