import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { commitmentOf } from './draw.ts';
import { envelopeFaults, orderHashOf, sharesOf } from './prove-envelope.ts';
import { hmacSha256 } from './sha256.ts';

const drawn = { serverSeed: 'a'.repeat(64), text: 'envelope:7' };

test('the order is published as a hash of the seed, the text of the draw and the amounts', () => {
  const published = createHash('sha256')
    .update(`${drawn.serverSeed}:envelope:7:60,40`)
    .digest('hex');
  expect(orderHashOf([60, 40], drawn)).toBe(published);
});

test('amounts cannot be told from their hash: another seed or another pile has another one', () => {
  const hashes = [
    orderHashOf([60, 40], drawn),
    orderHashOf([60, 40], { ...drawn, text: 'envelope:7:1' }),
    orderHashOf([60, 40], { ...drawn, serverSeed: 'b'.repeat(64) }),
  ];
  expect(new Set(hashes).size).toBe(3);
});

test('an honest envelope has no faults, and a hash of the amounts alone is one', () => {
  const pile = { split: 'lucky', total: 10_000, shares: 10, minimum: 100 } as const;
  const shares = sharesOf(pile, drawn, hmacSha256);
  const envelope = { id: '7', serverSeed: drawn.serverSeed, own: null };
  const commitment = commitmentOf(drawn.serverSeed);
  const withHash = (orderHash: string) =>
    envelopeFaults({ ...envelope, commitment, piles: [{ ...pile, orderHash }] }, hmacSha256);
  expect(withHash(orderHashOf(shares, drawn))).toEqual([]);
  const bare = createHash('sha256').update(shares.join(',')).digest('hex');
  expect(withHash(bare)).toEqual(['order']);
});
