import type { Database } from '#server/db/open.ts';
import { idleMs } from './session-life.ts';
import { selectOldestLogin } from './since-store.ts';

/** Since when somebody is logged in on whichever device the longest; null where they are on none. */
export function loggedInSince(
  database: Database,
  playerId: string,
  now: Date,
): Promise<Date | null> {
  const seenAfter = new Date(now.getTime() - idleMs);
  return selectOldestLogin(database, playerId, { now, seenAfter });
}
