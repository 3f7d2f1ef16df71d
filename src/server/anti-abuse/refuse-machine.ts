import type { HumanCheckScene } from '#contract/anti-abuse.ts';
import { type Refused, refuse } from '#server/kernel/answer.ts';
import { spendHumanCheck } from './spend-human-check.ts';
import type { ChecksContext } from './throttle.ts';

type MachineRefusal = Refused<
  'human-check.missing' | 'human-check.invalid' | 'human-check.expired' | 'human-check.too-easy'
>;

/** Null where the work was done; the proof is then used up, even if the call fails. */
export async function refuseMachine(
  app: ChecksContext,
  scene: HumanCheckScene,
  payload: string | undefined,
  leastLevel = 0,
): Promise<MachineRefusal | null> {
  if (payload === undefined) return refuse('human-check.missing');
  const result = await spendHumanCheck(app, { scene, payload, leastLevel });
  if (result === 'ok') return null;
  return refuse(result === 'used' ? 'human-check.invalid' : `human-check.${result}`);
}
