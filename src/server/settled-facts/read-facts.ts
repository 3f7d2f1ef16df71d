import type { Database, Transaction } from '#server/db/open.ts';
import {
  type FactPosition,
  lockCursor,
  moveCursor,
  type SettledFact,
  selectBatchEnd,
  selectCounted,
  selectFacts,
  selectLagSeconds,
} from './fact-store.ts';

/** Between two positions, the first not included. */
export interface FactBatch {
  after: FactPosition;
  through: FactPosition;
  facts: number;
}

/**
 * Takes the next facts of a reader and moves its cursor behind them, in the transaction that also writes what
 * the reader makes of them: both are committed, or neither. Undefined where nothing waits, and while another
 * gateway reads.
 */
export async function takeBatch(
  transaction: Transaction,
  reader: string,
  atMost: number,
): Promise<FactBatch | undefined> {
  const after = await lockCursor(transaction, reader);
  const end = after && (await selectBatchEnd(transaction, after, atMost));
  if (!after || !end) return undefined;
  const { facts, ...through } = end;
  await moveCursor(transaction, reader, through);
  return { after, through, facts };
}

/** The same, with the facts themselves, in their order. */
export async function readFacts(
  transaction: Transaction,
  reader: string,
  atMost: number,
): Promise<SettledFact[]> {
  const batch = await takeBatch(transaction, reader, atMost);
  return batch ? selectFacts(transaction, batch.after, batch.through) : [];
}

/**
 * What of one player a reader has passed already, for who joins what it counts only now. Ask it before any
 * other lock: the reader holds its cursor first too. What comes later is the reader's own.
 */
export function readCounted(
  transaction: Transaction,
  reader: string,
  playerId: string,
): Promise<SettledFact[]> {
  return selectCounted(transaction, reader, playerId);
}

/** The age of the oldest fact that a reader has not counted; 0 where there is none. */
export function readLagSeconds(database: Database, reader: string): Promise<number> {
  return selectLagSeconds(database, reader);
}
