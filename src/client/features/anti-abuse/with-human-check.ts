import { Refused } from '#client/data/refused.ts';
import { type HumanCheckScene, hardestLevel } from '#contract/anti-abuse.ts';
import { solveHumanCheck } from './solve-human-check.ts';

/** Does the work, sends it along, and does more of it where the gateway says that it was too little. */
export async function withHumanCheck<Value>(
  scene: HumanCheckScene,
  send: (humanCheck: string) => Promise<Value>,
  level = 0,
): Promise<Value> {
  const humanCheck = await solveHumanCheck(scene, { level });
  try {
    return await send(humanCheck);
  } catch (error) {
    const isTooEasy = error instanceof Refused && error.code === 'human-check.too-easy';
    if (!isTooEasy || level >= hardestLevel) throw error;
    return withHumanCheck(scene, send, level + 1);
  }
}
