import type { AnswerOf } from '#contract/call.ts';
import type { transferProof } from '#contract/ledger.ts';
import type { Database } from '#server/db/open.ts';
import { done, type Outcome, type Player, refuse } from '#server/kernel/answer.ts';
import { selectBlocks, selectDay, selectLeaves, selectOwnDay } from './days-store.ts';
import { dayOnWire } from './list-days.ts';
import { leafHash, merklePath } from './merkle.ts';
import { blockSize } from './seal-day.ts';

/** What shows that a transfer of this player's stands in a day's root, for anyone who has the root. */
export async function proveTransfer(
  database: Database,
  player: Player,
  transferId: string,
): Promise<Outcome<AnswerOf<typeof transferProof>, 'transfer.unknown' | 'transfer.not-sealed'>> {
  const day = await selectOwnDay(database, player.id, transferId);
  if (day === undefined) return refuse('transfer.unknown');
  const sealed = await selectDay(database, day);
  if (!sealed) return refuse('transfer.not-sealed');
  const blocks = await selectBlocks(database, day);
  const place = blocks.findLastIndex(({ firstId }) => BigInt(firstId) <= BigInt(transferId));
  const after = String(BigInt(blocks[place]?.firstId ?? 0) - 1n);
  const leaves = await selectLeaves(database, { day, after, atMost: blockSize });
  const index = leaves.findIndex(({ id }) => id === transferId);
  const own = leaves[index];
  if (!own) throw new Error('The transfer is not in the day it was posted on.');
  const path = [
    ...merklePath(
      leaves.map(({ leaf }) => leafHash(leaf)),
      index,
    ),
    ...merklePath(
      blocks.map(({ knot }) => knot),
      place,
    ),
  ];
  return done({
    leaf: own.leaf,
    path: path.map(({ side, hash }) => ({ side, hash: hash.toString('hex') })),
    sealed: dayOnWire(sealed),
  });
}
