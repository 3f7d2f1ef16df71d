import type { RewardState } from '#contract/rewards.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { selectOfState } from './grant-store.ts';

/** For operators: those that wait stand by their age, others the newest first. */
export function listGrants({ database }: Pick<AppContext, 'database'>, state: RewardState) {
  return selectOfState(database, state, atOnce);
}

const atOnce = 100;
