import type { Database } from '#server/db/open.ts';
import { idleMs } from './session-life.ts';
import { type SessionSpan, selectSpans } from './since-store.ts';

/**
 * Since when somebody is here, on whichever device; null where they are on none. Who logs out and in
 * again, or goes on elsewhere, has not been away: only a pause as long as a session may lie idle is one.
 */
export async function loggedInSince(
  database: Database,
  playerId: string,
  now: Date,
): Promise<Date | null> {
  return loggedInAt(await selectSpans(database, playerId, playSessionSince(now)), now);
}

/** The same for a caller that has read the player's sessions, those seen since `playSessionSince`. */
export function loggedInAt(sessions: readonly SessionSpan[], now: Date): Date | null {
  const seenAfter = new Date(now.getTime() - idleMs);
  return playSessionOf(
    sessions.map(({ from, seenAt, endedAt, expiresAt }) => ({
      from,
      to: endedAt ?? seenAt,
      isOver: endedAt !== null || expiresAt <= now || seenAt <= seenAfter,
    })),
  );
}

/** Sessions that nobody was seen on since this moment say nothing about the play session at `now`. */
export function playSessionSince(now: Date): Date {
  return new Date(now.getTime() - longestPlaySessionMs);
}

interface Stay {
  from: Date;
  /** When it was ended or last used. */
  to: Date;
  isOver: boolean;
}

/** The beginning of the last row of stays without a pause between them. */
export function playSessionOf(stays: readonly Stay[]): Date | null {
  const begins = stays.filter(({ isOver }) => !isOver).map(({ from }) => from.getTime());
  if (begins.length === 0) return null;
  let since = Math.min(...begins);
  for (;;) {
    const before = stays
      .filter(({ from, to }) => from.getTime() < since && to.getTime() + idleMs > since)
      .map(({ from }) => from.getTime());
    if (before.length === 0) return new Date(since);
    since = Math.min(...before);
  }
}

const longestPlaySessionMs = 48 * 3_600_000;
