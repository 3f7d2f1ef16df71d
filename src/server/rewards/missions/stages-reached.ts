import type { GoalTerms } from '#contract/mission-terms.ts';

/** How many stages are reached by what was counted of each condition. */
export function stagesReached(
  { match, conditions, stages }: GoalTerms,
  counted: readonly bigint[],
): number {
  const isReached = (stage: number) => {
    const met = conditions.map(
      ({ goals }, each) => (counted[each] ?? 0n) >= BigInt(goals[stage] ?? 0),
    );
    return match === 'all' ? met.every(Boolean) : met.some(Boolean);
  };
  // Goals rise, so the first that is not reached ends it.
  const open = stages.findIndex((_, stage) => !isReached(stage));
  return open === -1 ? stages.length : open;
}
