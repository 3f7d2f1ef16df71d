const secondMs = 1000;
const minuteMs = 60 * secondMs;

export interface ThrottleRule {
  windowMs: number;
  /** As many attempts are free within the window; the one that fills it starts the wait. */
  most: number;
  waitMs: number;
  /** Each further attempt doubles the wait up to here. */
  longestWaitMs: number;
  /** Once the wait is over, nothing before it counts any more. */
  startsAnew: boolean;
}

/** Compliance G-LOCK fixes the account's: three failures in half an hour. */
export const throttleRules = {
  'login-account': {
    windowMs: 30 * minuteMs,
    most: 3,
    waitMs: 15 * minuteMs,
    longestWaitMs: 15 * minuteMs,
    startsAnew: true,
  },
  // A phone network puts a hundred people behind one address: more is free, and waits begin short.
  'login-address': {
    windowMs: 30 * minuteMs,
    most: 20,
    waitMs: 30 * secondMs,
    longestWaitMs: 15 * minuteMs,
    startsAnew: false,
  },
  // Codes mistyped behind one address, over all numbers.
  'code-address': {
    windowMs: 30 * minuteMs,
    most: 15,
    waitMs: 60 * secondMs,
    longestWaitMs: 15 * minuteMs,
    startsAnew: false,
  },
  'second-factor': {
    windowMs: 15 * minuteMs,
    most: 5,
    waitMs: 15 * minuteMs,
    longestWaitMs: 15 * minuteMs,
    startsAnew: true,
  },
  // Trial accounts are rows of the table of players: one address opens so many in an hour.
  trial: {
    windowMs: 60 * minuteMs,
    most: 20,
    waitMs: 60 * minuteMs,
    longestWaitMs: 60 * minuteMs,
    startsAnew: true,
  },
  // Behind one address a family registers in an hour, or a café.
  registration: {
    windowMs: 60 * minuteMs,
    most: 10,
    waitMs: 30 * minuteMs,
    longestWaitMs: 60 * minuteMs,
    startsAnew: true,
  },
  'captcha-drawn': {
    windowMs: secondMs,
    most: 1,
    waitMs: secondMs,
    longestWaitMs: secondMs,
    startsAnew: true,
  },
  'captcha-sounded': {
    windowMs: secondMs,
    most: 1,
    waitMs: secondMs,
    longestWaitMs: secondMs,
    startsAnew: true,
  },
  // Asking for work is never refused; how often it was asked decides how hard it is.
  'human-check-drawn': {
    windowMs: 10 * minuteMs,
    most: Number.POSITIVE_INFINITY,
    waitMs: 0,
    longestWaitMs: 0,
    startsAnew: false,
  },
  // Pictures of one player in any 24 hours: the caller compares the count with its own bound.
  picture: {
    windowMs: 24 * 60 * minuteMs,
    most: Number.POSITIVE_INFINITY,
    waitMs: 0,
    longestWaitMs: 0,
    startsAnew: false,
  },
  // Taps on red envelopes that brought no share: the caller compares the counts with its own bounds.
  'envelope-account': {
    windowMs: 10 * minuteMs,
    most: Number.POSITIVE_INFINITY,
    waitMs: 0,
    longestWaitMs: 0,
    startsAnew: false,
  },
  'envelope-address': {
    windowMs: 10 * minuteMs,
    most: Number.POSITIVE_INFINITY,
    waitMs: 0,
    longestWaitMs: 0,
    startsAnew: false,
  },
  // A launch's token lasts a minute; an address that brings invalid ones again and again is refused unread.
  'launch-token': {
    windowMs: 10 * minuteMs,
    most: 5,
    waitMs: 10 * minuteMs,
    longestWaitMs: 10 * minuteMs,
    startsAnew: true,
  },
  // Invalid tokens of one vendor, over all its players.
  'launch-vendor': {
    windowMs: minuteMs,
    most: 120,
    waitMs: minuteMs,
    longestWaitMs: minuteMs,
    startsAnew: true,
  },
} as const satisfies Record<string, ThrottleRule>;

export type ThrottleName = keyof typeof throttleRules;

export interface ThrottleStanding {
  /** Null: another attempt is free. */
  waitUntil: Date | null;
  /** What still counts, the oldest first. */
  marks: Date[];
}

/** What the attempts made so far mean now. */
export function standingOf(
  rule: ThrottleRule,
  marks: readonly Date[],
  now: Date,
): ThrottleStanding {
  const last = marks.at(-1);
  // Before the window is looked at: a wait lasts to its end though what caused it grows old meanwhile.
  const waitUntil = last ? waitStartedBy(rule, marks.length, last) : null;
  if (waitUntil && now < waitUntil) return { waitUntil, marks: [...marks] };
  if (waitUntil && rule.startsAnew) return { waitUntil: null, marks: [] };
  return { waitUntil: null, marks: withinWindow(rule, marks, now) };
}

/** Until when nothing is free after the attempt that made it this many; null where the next one is. */
export function waitStartedBy(rule: ThrottleRule, made: number, last: Date): Date | null {
  if (made < rule.most) return null;
  const waitMs = Math.min(rule.longestWaitMs, rule.waitMs * 2 ** (made - rule.most));
  return new Date(last.getTime() + waitMs);
}

/** The marks with one more; never more than could matter. */
export function markedAt(rule: ThrottleRule, marks: readonly Date[], now: Date): Date[] {
  return [...withinWindow(rule, marks, now), now].slice(-mostMarks);
}

export function forgetAt(rule: ThrottleRule, marks: readonly Date[], now: Date): Date {
  const last = marks.at(-1) ?? now;
  return new Date(last.getTime() + rule.windowMs + rule.longestWaitMs);
}

/** The marks without the one made at that moment; of several made at once, without one. */
export function unmarked(marks: readonly Date[], at: Date): Date[] {
  const index = marks.findLastIndex((mark) => mark.getTime() === at.getTime());
  return index < 0 ? [...marks] : marks.toSpliced(index, 1);
}

// More than any rule has to count.
const mostMarks = 128;

function withinWindow({ windowMs }: ThrottleRule, marks: readonly Date[], now: Date): Date[] {
  return marks.filter((mark) => now.getTime() - mark.getTime() < windowMs);
}
