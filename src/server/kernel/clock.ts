/** The only door to the time on the server, so that a test can stand in it. */
export function now(): Date {
  return new Date();
}

/** For measuring how long something took: it never jumps, and means nothing by itself. */
export function elapsedMs(): number {
  return performance.now();
}

/** Where the time comes from: this module, or in a test one that stands still. */
export interface Clock {
  now(): Date;
  /** For measuring how long something took: it never jumps, and means nothing by itself. */
  elapsedMs(): number;
}
