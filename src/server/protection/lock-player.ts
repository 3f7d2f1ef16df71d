import type { Transaction } from '#server/db/open.ts';
import { lockProtection } from './store.ts';

/**
 * For who books what nobody has to be asked about, a win, a stake given back, a trial's coins: the
 * player's row is locked before anything of the round's, as it is by who asks.
 */
export async function lockPlayer(transaction: Transaction, playerId: string): Promise<void> {
  await lockProtection(transaction, playerId);
}
