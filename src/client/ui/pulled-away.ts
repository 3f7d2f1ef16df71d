/** A long pull closes, and so does a short one that is quick; a touch that slipped does not. */
export function isPulledAway(pull: { distancePx: number; durationMs: number }): boolean {
  if (pull.distancePx > 110) return true;
  return pull.distancePx > 24 && pull.distancePx / Math.max(pull.durationMs, 1) > 0.5;
}
