import type { Database } from '#server/db/open.ts';
import { deleteExcept, deleteOfSessions } from './push-store.ts';

interface Silencing {
  playerId: string;
  /** Those that were ended just now. */
  ended: readonly Buffer[];
  /** All of them: browsers whose sessions ended long ago are meant too, but for the kept one's. */
  isAll: boolean;
  keptHash: Buffer | undefined;
}

/**
 * A session that somebody no longer trusts takes its browser along: a phone that was lost gets
 * nothing more. One that only grew old does not, for money may come a day later; and who logs out takes
 * the browser's own subscription back, at the browser.
 */
export async function silenceSessions(
  transaction: Database,
  { playerId, ended, isAll, keptHash }: Silencing,
): Promise<void> {
  if (isAll) await deleteExcept(transaction, playerId, keptHash);
  else if (ended.length > 0) await deleteOfSessions(transaction, ended);
}
