import { expect, test } from 'vitest';
import { chainHash, emptyRoot, leafHash, merklePath, merkleRoot } from '#server/ledger/merkle.ts';
import { type Proof, verifyProof } from './verify-proof.ts';

const texts = Array.from({ length: 13 }, (_, index) => `["${index}", "2026-11-21", "pagó"]`);
const leaves = texts.map(leafHash);

function proofOf(index: number): Proof {
  const root = merkleRoot(leaves);
  return {
    leaf: texts[index] ?? '',
    path: merklePath(leaves, index).map(({ side, hash }) => ({ side, hash: hash.toString('hex') })),
    sealed: {
      day: '2026-11-21',
      transfers: '13',
      merkleRoot: root.toString('hex'),
      previousRoot: emptyRoot.toString('hex'),
      chainRoot: chainHash(emptyRoot, '2026-11-21', '13', root).toString('hex'),
    },
  };
}

test('every transfer of a day is found in its root, as the gateway hashes it', async () => {
  for (const index of texts.keys()) expect(await verifyProof(proofOf(index))).toBe(true);
});

test('nothing else is', async () => {
  const proof = proofOf(5);
  const { sealed } = proof;
  const other = emptyRoot.toString('hex');
  const forged: Proof[] = [
    { ...proof, leaf: proof.leaf.replace('5', '6') },
    { ...proof, path: proof.path.slice(1) },
    { ...proof, path: proof.path.map(({ hash }) => ({ side: 'left', hash })) },
    { ...proof, sealed: { ...sealed, merkleRoot: other } },
    { ...proof, sealed: { ...sealed, previousRoot: other.replace(/^../, '00') } },
    { ...proof, sealed: { ...sealed, day: '2026-11-22' } },
    { ...proof, sealed: { ...sealed, transfers: '14' } },
    { ...proof, sealed: { ...sealed, chainRoot: other } },
  ];
  for (const one of forged) expect(await verifyProof(one)).toBe(false);
});
