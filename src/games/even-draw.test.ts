import { expect, test } from 'vitest';
import { envelopeShares } from './envelope-shares.ts';
import { evenDraw, takeOneByOne } from './even-draw.ts';
import { hmacSha256 } from './sha256.ts';

const drawFor = (clientSeed: string) =>
  evenDraw({ serverSeed: 'a'.repeat(64), clientSeed, nonce: 0 }, hmacSha256);

test('an envelope of 10,000 in ten parts is split and shuffled as published (V)', () => {
  const shares = envelopeShares(drawFor('envelope:7'), { total: 10_000, shares: 10, minimum: 100 });
  expect(shares).toEqual([1642, 1002, 1035, 1236, 260, 1477, 578, 143, 1145, 1482]);
  expect(shares.reduce((sum, share) => sum + share)).toBe(10_000);
});

test('what is only just enough is the minimum for each (V)', () => {
  const shares = envelopeShares(drawFor('envelope:7'), { total: 10, shares: 10, minimum: 1 });
  expect(shares).toEqual(Array.from({ length: 10 }, () => 1));
});

test('ten tickets and three prizes are drawn as published (V)', () => {
  const tickets = takeOneByOne(
    drawFor('raffle:7'),
    Array.from({ length: 10 }, (_, index) => index + 1),
  );
  expect([...tickets].slice(0, 3)).toEqual([2, 5, 1]);
});

test('what lies above the last whole multiple of a size is thrown away', () => {
  const highest = Uint8Array.from({ length: 32 }, (_, index) => (index < 8 ? 0xff : index));
  const below = evenDraw({ serverSeed: '', clientSeed: '', nonce: 0 }, () => highest);
  // 2⁶⁴ − 1 is above the last multiple of three, so the second number is the one that counts.
  const second = highest.subarray(8, 16).reduce((sum, byte) => sum * 256n + BigInt(byte), 0n);
  expect(below(3)).toBe(Number(second % 3n));
});

test('every share has the same mean, wherever in the order it lies', () => {
  const sums = Array.from({ length: 5 }, () => 0);
  for (let envelope = 0; envelope < 4_000; envelope += 1) {
    const shares = envelopeShares(drawFor(`envelope:${envelope}`), {
      total: 1_000,
      shares: 5,
      minimum: 10,
    });
    for (const [place, share] of shares.entries()) sums[place] = (sums[place] ?? 0) + share;
  }
  for (const sum of sums) expect(Math.abs(sum / 4_000 - 200)).toBeLessThan(8);
});
