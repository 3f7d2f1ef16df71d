import { verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { safeParse } from 'valibot';
import { type HumanCheckScene, HumanCheckSolution } from '#contract/anti-abuse.ts';
import { humanCheckSecrets } from './human-check-secrets.ts';
import { deleteExpired, insertHumanCheckUse } from './store.ts';
import type { ChecksContext } from './throttle.ts';

export interface HumanCheckUse {
  scene: HumanCheckScene;
  payload: string;
  /** Where the account itself has been abused lately: the address it is asked from says nothing of it. */
  leastLevel?: number;
}

export type HumanCheckResult = 'ok' | 'invalid' | 'expired' | 'used' | 'too-easy';

/** Takes a solved check, once in all gateways. */
export async function spendHumanCheck(
  app: ChecksContext,
  { scene, payload, leastLevel = 0 }: HumanCheckUse,
): Promise<HumanCheckResult> {
  const read = readPayload(payload);
  if (!read || read.challenge.parameters.data.scene !== scene) return 'invalid';
  const { expiresAt, nonce, data } = read.challenge.parameters;
  const verified = await verifySolution({
    ...read,
    deriveKey,
    ...(await humanCheckSecrets(app)),
  });
  const now = app.clock.now();
  if (verified.expired || expiresAt * 1000 <= now.getTime()) return 'expired';
  if (!verified.verified) return 'invalid';
  if (data.level < leastLevel) return 'too-easy';
  await deleteExpired(app.database, 'human_check_use', now);
  const isFirst = await insertHumanCheckUse(
    app.database,
    Buffer.from(nonce, 'hex'),
    // Not at the very moment: as long as one gateway's clock still takes it, its use is remembered.
    new Date(expiresAt * 1000 + clockSkewMs),
  );
  return isFirst ? 'ok' : 'used';
}

const clockSkewMs = 60_000;

function readPayload(payload: string): HumanCheckSolution | undefined {
  try {
    const given: unknown = JSON.parse(Buffer.from(payload, 'base64').toString());
    const read = safeParse(HumanCheckSolution, given);
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}
