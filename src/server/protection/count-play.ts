import type { Transaction } from '#server/db/open.ts';
import { plan } from '#server/kernel/jobs.ts';
import { minutesPlayed } from './minutes-played.ts';
import { lockProtection } from './store.ts';
import { addPlay, selectLastMinute } from './use-store.ts';
import { watchKind } from './watch-harm.ts';

interface Play {
  playerId: string;
  /** Minor units; nothing where only a win is booked. */
  stake: bigint;
  /** What came back: a win, or the stake of a round that was taken back. */
  won?: bigint;
  now: Date;
}

/** To be called in the transaction that books the stake or the win. */
export async function countPlay(
  transaction: Transaction,
  { playerId, stake, won = 0n, now }: Play,
): Promise<void> {
  await lockProtection(transaction, playerId);
  // A win may arrive long after the player has gone.
  if (stake === 0n) {
    await addPlay(transaction, { playerId, now, stake, won, minutes: [] });
    return;
  }
  const last = await selectLastMinute(transaction, playerId, new Date(now.getTime() - hourMs));
  const minutes = minutesPlayed(now, last);
  const isNewMinute = await addPlay(transaction, { playerId, now, stake, won, minutes });
  if (!isNewMinute) return;
  const body = { at: now.toISOString() };
  await plan(transaction, { kind: watchKind, key: playerId, due: now, body });
}

const hourMs = 60 * 60_000;
