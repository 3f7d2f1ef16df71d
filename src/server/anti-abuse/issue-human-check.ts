import { randomInt } from 'node:crypto';
import { type Challenge, createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { parse } from 'valibot';
import { HumanChallenge, type humanCheck } from '#contract/anti-abuse.ts';
import type { RequestOf } from '#contract/call.ts';
import { type Done, done } from '#server/kernel/answer.ts';
import { addressKey } from './address-key.ts';
import { costOfTry, levelFor, triesOf } from './human-check-level.ts';
import { humanCheckSecrets } from './human-check-secrets.ts';
import { type ChecksContext, countFailure, failuresOf } from './throttle.ts';

/** The answer is drawn here and found by trying: harder levels hide it further away. */
export async function issueHumanCheck(
  app: ChecksContext,
  address: string,
  { scene, level: wanted }: RequestOf<typeof humanCheck>,
): Promise<Done<HumanChallenge>> {
  const key = addressKey(address);
  const failedLogins = await failuresOf(app, { rule: 'login-address', key });
  const drawn = await countFailure(app, { rule: 'human-check-drawn', key });
  const level = Math.max(wanted, levelFor({ failedLogins, drawn: drawn - 1 }));
  const { least, most } = triesOf(level);
  const challenge: Challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    deriveKey,
    cost: costOfTry,
    counter: randomInt(least, most),
    data: { level, scene },
    expiresAt: new Date(app.clock.now().getTime() + validMs),
    ...(await humanCheckSecrets(app)),
  });
  return done(parse(HumanChallenge, challenge));
}

const validMs = 5 * 60_000;
