import type { Winner } from '#contract/catalogue.ts';

const shownAtMost = 6;

/** Each win once, the newest first. Nothing is made up to fill the row. */
export function latestWins(told: readonly Winner[], board: readonly Winner[]): Winner[] {
  const byId = new Map([...board, ...told].map((winner) => [winner.id, winner]));
  return [...byId.values()]
    .sort((one, other) => Date.parse(other.wonAt) - Date.parse(one.wonAt))
    .slice(0, shownAtMost);
}
