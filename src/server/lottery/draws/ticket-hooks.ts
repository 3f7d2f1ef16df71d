import type { Transaction } from '#server/db/open.ts';

/**
 * What becomes of tickets when a numero changes. Each is called in the transaction of the change, so what
 * it plans is done exactly if the change holds.
 */
export interface TicketHooks {
  /** The hashes of the tickets that stand, in the order of their ids. */
  listHashes(transaction: Transaction, numeroId: string): Promise<string[]>;
  onOpened(transaction: Transaction, numeroId: string): Promise<void>;
  /** The first result, or a correction, which has a higher edition. */
  onDrawn(transaction: Transaction, numeroId: string, edition: number): Promise<void>;
  onVoided(transaction: Transaction, numeroId: string): Promise<void>;
  /** A game was stopped: nothing more may be staked on it by itself. */
  onStopped(transaction: Transaction): Promise<void>;
}
