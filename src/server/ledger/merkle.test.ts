import { expect, test } from 'vitest';
import { emptyRoot, knotHash, leafHash, merklePath, merkleRoot, rootOfPath } from './merkle.ts';

const leavesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => leafHash(`transfer ${index}`));

test('every leaf of every size of day leads to its root, and to no other', () => {
  for (let count = 1; count <= 40; count += 1) {
    const leaves = leavesOf(count);
    const root = merkleRoot(leaves);
    leaves.forEach((leaf, index) => {
      const path = merklePath(leaves, index);
      expect(rootOfPath(leaf, path)).toEqual(root);
      expect(rootOfPath(leafHash('another transfer'), path)).not.toEqual(root);
    });
  }
});

test('no two days of different transfers have one root', () => {
  const roots = new Set([emptyRoot.toString('hex')]);
  for (let count = 1; count <= 40; count += 1)
    roots.add(merkleRoot(leavesOf(count)).toString('hex'));
  const [first, second] = leavesOf(2);
  if (first && second) roots.add(merkleRoot([second, first]).toString('hex'));
  expect(roots.size).toBe(42);
});

test('a knot does not pass for a leaf', () => {
  const [first, second] = leavesOf(2) as [Buffer, Buffer];
  const joined = Buffer.concat([first, second]);
  expect(leafHash(joined.toString('latin1'))).not.toEqual(knotHash(first, second));
});
