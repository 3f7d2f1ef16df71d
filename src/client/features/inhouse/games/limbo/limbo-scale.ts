/** Targets in hundredths, as the game takes them. */
export const leastTarget = 101;
export const mostTarget = 1_000_000;

/** How high a multiplier hangs: 0 at × 1, 1 at × 10 000, each factor of ten a quarter higher. */
export function heightOf(hundredths: number): number {
  return Math.min(1, Math.max(0, Math.log10(hundredths / 100) / 4));
}

/** What somebody typed, in hundredths and within the bounds; null where it is no number. */
export function targetFrom(text: string): number | null {
  const typed = text.trim().replace(',', '.');
  if (!/^\d+(\.\d*)?$/.test(typed)) return null;
  const [whole = '0', part = ''] = typed.split('.');
  return withinTargets(Number(whole) * 100 + Number(part.padEnd(2, '0').slice(0, 2)));
}

/** The highest target that is reached at least so often; the house keeps one in a hundred. */
export function targetReached(chance: number): number {
  return withinTargets(chance > 0 ? Math.floor(99 / chance) : mostTarget);
}

function withinTargets(hundredths: number): number {
  return Math.min(mostTarget, Math.max(leastTarget, hundredths));
}
