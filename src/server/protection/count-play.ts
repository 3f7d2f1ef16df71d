import type { Transaction } from '#server/db/open.ts';
import { countMinutes } from './count-minutes.ts';
import { lockProtection, selectDatabaseTime } from './store.ts';
import { addPlay } from './use-store.ts';

interface Play {
  playerId: string;
  /** Minor units; nothing where only a win is booked. */
  stake: bigint;
  /** What came back: a win, or the stake of a round that was taken back. */
  won?: bigint;
  /** The house's clock; without it the database's counts. */
  now?: Date;
}

/** To be called in the transaction that books the stake or the win. */
export async function countPlay(
  transaction: Transaction,
  { playerId, stake, won = 0n, now: given }: Play,
): Promise<void> {
  await lockProtection(transaction, playerId);
  const now = given ?? (await selectDatabaseTime(transaction));
  await addPlay(transaction, { playerId, now, stake, won });
  // A win may be told long after the player has gone.
  if (stake === 0n) return;
  await countMinutes(transaction, playerId, now);
}
