import { type Database, inTransaction } from '#server/db/open.ts';
import {
  type Block,
  insertClosing,
  insertDay,
  selectDayToClose,
  selectDayToSeal,
  selectLeaves,
} from './days-store.ts';
import { leafHash, merkleRoot } from './merkle.ts';

/**
 * Seals every day that is over, each with the one before it in its root. Answers how many it sealed,
 * or 'busy' where somebody has been posting since before midnight: then the day is not over yet.
 */
export async function sealDays(database: Database): Promise<number | 'busy'> {
  const over = await selectDayToClose(database);
  if (over !== undefined && !(await close(database, over))) return 'busy';
  for (let sealed = 0; ; sealed += 1) {
    const day = await selectDayToSeal(database);
    if (day === undefined) return sealed;
    await sealDay(database, day);
  }
}

/** How many transfers one kept knot stands over, here and in `ledger_seal_day`: a power of two, so that it is a knot of the day's tree. */
export const blockSize = 1_024;

export interface Tree {
  transfers: bigint;
  root: Buffer;
  blocks: readonly Block[];
}

/** The tree over a day's transfers as they are in the books now. */
export async function growTree(database: Database, day: string): Promise<Tree> {
  const blocks: Block[] = [];
  let transfers = 0n;
  let after = '0';
  for (;;) {
    const rows = await selectLeaves(database, { day, after, atMost: blockSize * 8 });
    for (let start = 0; start < rows.length; start += blockSize) {
      const block = rows.slice(start, start + blockSize);
      const leaves = block.map(({ leaf }) => leafHash(leaf));
      blocks.push({ firstId: block[0]?.id ?? '', knot: merkleRoot(leaves) });
    }
    transfers += BigInt(rows.length);
    const last = rows.at(-1);
    if (!last || rows.length < blockSize * 8) break;
    after = last.id;
  }
  return { transfers, root: merkleRoot(blocks.map(({ knot }) => knot)), blocks };
}

async function close(database: Database, day: string): Promise<boolean> {
  try {
    await inTransaction(database, async (transaction) => {
      await insertClosing(transaction, day);
      return { done: true };
    });
    return true;
  } catch (thrown) {
    if (thrown instanceof Error && 'code' in thrown && thrown.code === lockNotAvailable) {
      return false;
    }
    throw thrown;
  }
}

const lockNotAvailable = '55P03';

async function sealDay(database: Database, day: string): Promise<void> {
  const { blocks } = await growTree(database, day);
  const knots = blocks.map(({ knot }) => knot);
  await inTransaction(database, async (transaction) => {
    await insertDay(transaction, day, knots);
    return { done: true };
  });
}
