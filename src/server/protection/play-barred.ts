import type { Database } from '#server/db/open.ts';
import { plan } from '#server/kernel/jobs.ts';

/**
 * The job that is due once somebody may not play any more, by a break or by a stop: a room that stakes for
 * players by itself, as a chase does, ends that. This room knows no games.
 */
export const playBarredKind = 'play-barred';

/** Its key is a player's number, or this, where a stop reaches more than one. */
export const everybody = 'everybody';

export function planBarred(transaction: Database, player: string): Promise<void> {
  return plan(transaction, { kind: playBarredKind, key: player, due: new Date(0) });
}
