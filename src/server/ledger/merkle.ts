import { createHash } from 'node:crypto';

/**
 * A tree over a day's transfers: one root vouches for all of them, and a path of a few hashes shows
 * that one of them is inside. Leaves and knots are hashed apart, so neither passes for the other.
 */
export function leafHash(text: string): Buffer {
  return createHash('sha256').update(leafMark).update(text, 'utf8').digest();
}

export function knotHash(left: Buffer, right: Buffer): Buffer {
  return createHash('sha256').update(knotMark).update(left).update(right).digest();
}

/** What stands for a day on which nothing happened. */
export const emptyRoot = createHash('sha256').digest();

export function merkleRoot(leaves: readonly Buffer[]): Buffer {
  let row = leaves;
  while (row.length > 1) row = nextRow(row);
  return row[0] ?? emptyRoot;
}

/** Ties a day to all days before it: to rewrite one, one has to rewrite every later one too. */
export function chainHash(previous: Buffer, day: string, transfers: string, root: Buffer): Buffer {
  return createHash('sha256')
    .update(chainMark)
    .update(previous)
    .update(root)
    .update(`${day} ${transfers}`, 'utf8')
    .digest();
}

export interface PathStep {
  side: 'left' | 'right';
  hash: Buffer;
}

/** The neighbours that are hashed with a leaf, one after the other, on its way to the root. */
export function merklePath(leaves: readonly Buffer[], index: number): PathStep[] {
  const path: PathStep[] = [];
  let row = leaves;
  let place = index;
  while (row.length > 1) {
    const isRight = place % 2 === 1;
    const neighbour = row[isRight ? place - 1 : place + 1];
    if (neighbour) path.push({ side: isRight ? 'left' : 'right', hash: neighbour });
    row = nextRow(row);
    place = Math.floor(place / 2);
  }
  return path;
}

export function rootOfPath(leaf: Buffer, path: readonly PathStep[]): Buffer {
  return path.reduce(
    (hash, step) => (step.side === 'left' ? knotHash(step.hash, hash) : knotHash(hash, step.hash)),
    leaf,
  );
}

/** One that has no neighbour goes up as it is: hashed with itself, two different days could have the same root. */
function nextRow(row: readonly Buffer[]): Buffer[] {
  const next: Buffer[] = [];
  for (let index = 0; index < row.length; index += 2) {
    const left = row[index] as Buffer;
    const right = row[index + 1];
    next.push(right ? knotHash(left, right) : left);
  }
  return next;
}

const leafMark = Buffer.from([0]);
const knotMark = Buffer.from([1]);
const chainMark = Buffer.from([2]);
