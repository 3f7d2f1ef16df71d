const firstMs = 1_000;
const longestMs = 60_000;

/**
 * How long to wait before trying again: twice as long each time, up to a minute, and somewhere
 * between half and all of it, so that a gateway that comes back is not met by everyone at once.
 */
export function backoffMs(failures: number, share: number): number {
  const wholeMs = Math.min(longestMs, firstMs * 2 ** Math.min(failures, 10));
  return Math.round(wholeMs * (0.5 + share / 2));
}

/** A share between 0 and 1. */
export function randomShare(): number {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  return drawn / 2 ** 32;
}
