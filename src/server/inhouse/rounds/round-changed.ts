import type { RoundRow } from '../store.ts';

/** What the player's devices hear of a round: whether they have seen it as it is, they tell by its steps. */
export function roundChanged({ id, steps }: Pick<RoundRow, 'id' | 'steps'>) {
  return { roundId: id, steps: (JSON.parse(steps) as unknown[]).length };
}
