import type { Transaction } from '#server/db/open.ts';
import { minutesPlayed } from './minutes-played.ts';
import { insertMinutes, selectLastMinute } from './use-store.ts';
import { watchPlay } from './watch-harm.ts';

/** The minute that a stake fell into, and what lies between it and the one before. */
export async function countMinutes(
  transaction: Transaction,
  playerId: string,
  now: Date,
): Promise<void> {
  const last = await selectLastMinute(transaction, playerId, new Date(now.getTime() - 60 * 60_000));
  const isNewMinute = await insertMinutes(transaction, playerId, minutesPlayed(now, last));
  if (isNewMinute) await watchPlay(transaction, playerId, now);
}
