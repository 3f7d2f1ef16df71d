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

/** What draws need of the rules: how a list is sealed and what seed, list and beacon come to. */
export interface DrawRules {
  /** The Merkle root over ticket hashes, in the order of the tickets' ids. */
  listRoot(hashes: readonly string[]): string;
  draw(family: string, from: DrawnFrom): readonly string[];
  /** Whether a result has the shape that the family's draws have. */
  isResult(family: string, result: readonly string[]): boolean;
}

export interface DrawnFrom {
  seed: string;
  game: string;
  numero: string;
  listRoot: string;
  /** The beacon's signature, in hexadecimal digits. */
  beacon: string;
}
