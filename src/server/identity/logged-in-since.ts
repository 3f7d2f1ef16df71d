import type { Database } from '#server/db/open.ts';
import { idleMs } from './session-life.ts';
import { type Stay, selectStays } from './since-store.ts';

/**
 * Since when somebody is here, on whichever device; null where they are on none. Who logs out and in
 * again, or goes on elsewhere, has not been away: only a pause as long as a session may lie idle is one.
 */
export async function loggedInSince(
  database: Database,
  playerId: string,
  now: Date,
): Promise<Date | null> {
  const seenAfter = new Date(now.getTime() - idleMs);
  const since = new Date(now.getTime() - longestEveningMs);
  return eveningOf(await selectStays(database, playerId, { now, since, seenAfter }));
}

/** The beginning of the last row of stays without a pause between them. */
export function eveningOf(stays: readonly Stay[]): Date | null {
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

const longestEveningMs = 48 * 3_600_000;
