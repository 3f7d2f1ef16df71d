import type { Transaction } from '#server/db/open.ts';
import { loggedInSince } from '#server/identity/sessions/logged-in-since.ts';
import { realityDueAt } from './reality-rules.ts';
import { lockProtection } from './store.ts';

/**
 * Until when no reality check can fall due, for who must not ask at every round; `minutes` is what it
 * was told under, and it says nothing any more once the player has chosen others.
 */
export async function realityClear(
  transaction: Transaction,
  playerId: string,
  now: Date,
): Promise<{ until: Date; minutes: number }> {
  const row = await lockProtection(transaction, playerId);
  const dueAt = realityDueAt(row, await loggedInSince(transaction, playerId, now));
  return { until: dueAt ?? now, minutes: row.realityMinutes };
}
