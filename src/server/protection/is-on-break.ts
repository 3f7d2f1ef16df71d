import type { Database } from '#server/db/open.ts';
import { selectBreaks } from './store.ts';

/** Takes no lock: a break that begins at this very moment counts for what is asked after it. */
export async function isOnBreak(
  database: Database,
  { playerId, now }: { playerId: string; now: Date },
): Promise<boolean> {
  return (await selectBreaks(database, playerId, now)).length > 0;
}
