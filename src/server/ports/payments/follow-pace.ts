const secondMs = 1_000;
const shortestMs = 8 * secondMs;
const longestMs = 30 * 60 * secondMs;

/** Asked again after about as long as it has waited so far: soon at first, and then less and less. */
export function nextLookMs(ageMs: number): number {
  return Math.min(Math.max(ageMs * 0.6, shortestMs), longestMs);
}

/** How long after its end a deposit is still asked about: money may be on its way. */
export const afterlifeMs = 24 * 3_600 * secondMs;

/** A provider that never answered the first question is asked no longer than this. */
export const openingMs = 10 * 60 * secondMs;
