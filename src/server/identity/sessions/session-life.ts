const minuteMs = 60_000;
export const idleMs = 30 * minuteMs;
export const longestMs = 12 * 60 * minuteMs;
/** A session is written to at most this often, however many calls it makes. */
const touchAfterMs = minuteMs;

export interface SessionTimes {
  seenAt: Date;
  expiresAt: Date;
  endedAt: Date | null;
}

/** Unused for half an hour, twelve hours old or ended: whichever comes first. */
export function isOver({ seenAt, expiresAt, endedAt }: SessionTimes, now: Date): boolean {
  return endedAt !== null || now >= expiresAt || now.getTime() - seenAt.getTime() >= idleMs;
}

export function isDueForTouch({ seenAt }: SessionTimes, now: Date): boolean {
  return now.getTime() - seenAt.getTime() >= touchAfterMs;
}
