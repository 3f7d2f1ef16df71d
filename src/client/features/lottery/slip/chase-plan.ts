import type { Numero } from '#contract/lottery.ts';

/** The same slip over the draws after this one. */
export interface ChasePlan {
  /** What the slip is multiplied by in each draw after the first. */
  multiples: readonly number[];
  stopsOnWin: boolean;
}

export const noChase: ChasePlan = { multiples: [], stopsOnWin: true };

/** Past this the stake would be multiplied by more than a board takes. */
const mostMultiple = 9_999;

/** As many draws after the first; a plan that doubles goes on doubling, what is added to another is played once. */
export function withDraws(plan: ChasePlan, draws: number): ChasePlan {
  const multiples = isDoubling(plan)
    ? doubled(draws)
    : Array.from({ length: draws }, (_, at) => plan.multiples[at] ?? 1);
  return { ...plan, multiples };
}

export function isDoubling({ multiples }: ChasePlan): boolean {
  const doubling = doubled(multiples.length);
  return multiples.length > 0 && multiples.every((one, at) => one === doubling[at]);
}

export function doubling(plan: ChasePlan, isOn: boolean): ChasePlan {
  const { length } = plan.multiples;
  return { ...plan, multiples: isOn ? doubled(length) : doubled(length).map(() => 1) };
}

export function withMultiple(plan: ChasePlan, at: number, multiple: number): ChasePlan {
  return {
    ...plan,
    multiples: plan.multiples.map((one, index) => (index === at ? multiple : one)),
  };
}

function doubled(draws: number): number[] {
  return Array.from({ length: draws }, (_, at) => Math.min(mostMultiple, 2 ** (at + 1)));
}

/** The draws of a plan, each with its multiple; no more than there are ahead. */
export function chaseSteps(
  { multiples }: ChasePlan,
  ahead: readonly Numero[],
): { numero: string; multiple: number }[] {
  return ahead
    .slice(0, multiples.length)
    .map(({ numero }, at) => ({ numero, multiple: multiples[at] ?? 1 }));
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
