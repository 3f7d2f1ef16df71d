import { clearFailures } from '#server/anti-abuse/throttle.ts';
import { done, type Outcome, refuse } from '#server/kernel/answer.ts';
import { stepOfCode } from '#server/secrets/totp.ts';
import { reserveProof } from './totp-attempts.ts';
import type { ProofContext, SecretBox } from './totp-enrolment.ts';
import { selectAuthenticator, takeStep } from './totp-store.ts';

/** Takes a code of the player's app: each opens once, and five wrong ones close the door for a while. */
export async function proveByAuthenticator(
  app: ProofContext,
  box: SecretBox,
  playerId: string,
  code: string,
): Promise<Outcome<object, 'authenticator.wrong' | 'authenticator.too-many'>> {
  const { database, clock } = app;
  const reserved = await reserveProof(app, playerId);
  if (!reserved.done) return reserved;
  const found = await selectAuthenticator(database, playerId);
  if (!found?.confirmedAt) return refuse('authenticator.wrong');
  const { sealedSecret, lastStep } = found;
  const secret = await box.open(sealedSecret);
  const step = stepOfCode({ secret, lastStep: Number(lastStep) }, code, clock.now());
  if (step === undefined) return refuse('authenticator.wrong');
  if (!(await takeStep(database, { playerId, step, sealedSecret }))) {
    return refuse('authenticator.wrong');
  }
  for (const throttled of reserved.throttled) await clearFailures(app, throttled);
  return done({});
}
