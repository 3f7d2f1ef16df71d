/** The gateway's clock as this device can know it: an answer's time, less half of its way. */
export function createServerClock() {
  let offsetMs: number | null = null;
  let bestTripMs = Number.POSITIVE_INFINITY;
  return {
    /** `began` and `ended` by the device's own clock, which never jumps. */
    learn(serverTime: string, began: number, ended: number): void {
      const tripMs = ended - began;
      // A slow way says little about where in it the time was read; a little worse may be newer.
      if (tripMs > bestTripMs * 1.5 + 5) {
        bestTripMs *= 1.2;
        return;
      }
      bestTripMs = Math.min(bestTripMs, tripMs);
      offsetMs = Date.parse(serverTime) - (began + ended) / 2;
    },
    now(elapsed: number = performance.now()): number {
      return offsetMs === null ? Date.now() : elapsed + offsetMs;
    },
  };
}

/** One for the page: every answer that tells the time makes it better known to all screens. */
export const serverClock = createServerClock();
