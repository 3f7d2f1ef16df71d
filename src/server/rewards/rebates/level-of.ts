import type { Transaction } from '#server/db/open.ts';
import { selectLevel } from './rebate-store.ts';

/** A player's VIP level, by which rates go; 0 for who has none yet. */
export function levelOf(transaction: Transaction, playerId: string): Promise<number> {
  return selectLevel(transaction, playerId);
}
