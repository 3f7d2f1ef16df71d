import type { Numero } from '#contract/lottery.ts';

/** The same slip over the draws after this one. */
export interface ChasePlan {
  /** How many draws after the first. */
  draws: number;
  /** What the stake is multiplied by from one draw to the next. */
  growth: 1 | 2;
  stopsOnWin: boolean;
}

export const noChase: ChasePlan = { draws: 0, growth: 1, stopsOnWin: true };

/** Doubling past this multiplies the stake by more than a board takes. */
const mostMultiple = 9_999;

/** The draws of a plan, each with its multiple; no more than there are ahead. */
export function chaseSteps(
  plan: ChasePlan,
  ahead: readonly Numero[],
): { numero: string; multiple: number }[] {
  return ahead.slice(0, plan.draws).map(({ numero }, index) => ({
    numero,
    multiple: Math.min(mostMultiple, plan.growth ** (index + 1)),
  }));
}

/** All that a chase takes from the balance when it is bought. */
export function chaseCost(stake: bigint, plan: ChasePlan, ahead: readonly Numero[]): bigint {
  return chaseSteps(plan, ahead).reduce(
    (cost, { multiple }) => cost + stake * BigInt(multiple),
    stake,
  );
}

/** What the dearest draw of a plan multiplies the slip by. */
export function highestMultiple(plan: ChasePlan, ahead: readonly Numero[]): number {
  return Math.max(1, ...chaseSteps(plan, ahead).map(({ multiple }) => multiple));
}
