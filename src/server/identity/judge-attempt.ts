export interface Attempts {
  failures: number;
  firstAt: Date;
  lastAt: Date;
}

export interface AttemptLimit {
  failures: number;
  windowMs: number;
  lockMs: number;
}

const minuteMs = 60_000;

/** Three wrong passwords within half an hour lock an account for a quarter of one (G-LOCK). */
export const accountLimit: AttemptLimit = {
  failures: 3,
  windowMs: 30 * minuteMs,
  lockMs: 15 * minuteMs,
};

/** A phone network puts many people behind one address, so it is allowed more, and no more than that. */
export const addressLimit: AttemptLimit = {
  failures: 60,
  windowMs: 30 * minuteMs,
  lockMs: 15 * minuteMs,
};

export const trialLimit: AttemptLimit = {
  failures: 20,
  windowMs: 60 * minuteMs,
  lockMs: 60 * minuteMs,
};

export type Judgement =
  | { isAdmitted: true; next: Attempts }
  | { isAdmitted: false; secondsToWait: number };

/**
 * Every try is written down as a failure before the password is looked at, and taken back when it was
 * right: so a thousand guesses at the same moment are still only as many as are allowed.
 */
export function judgeAttempt(
  known: Attempts | undefined,
  limit: AttemptLimit,
  now: Date,
): Judgement {
  const first = { failures: 1, firstAt: now, lastAt: now };
  if (!known || known.failures === 0) return { isAdmitted: true, next: first };
  if (known.failures >= limit.failures) {
    const leftMs = known.lastAt.getTime() + limit.lockMs - now.getTime();
    if (leftMs > 0) return { isAdmitted: false, secondsToWait: Math.ceil(leftMs / 1_000) };
    return { isAdmitted: true, next: first };
  }
  if (now.getTime() - known.firstAt.getTime() >= limit.windowMs) {
    return { isAdmitted: true, next: first };
  }
  const next = { failures: known.failures + 1, firstAt: known.firstAt, lastAt: now };
  return { isAdmitted: true, next };
}
