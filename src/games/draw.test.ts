import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nodeHmac, seededDraw } from '#tests/games/seeded-draw.ts';
import { chiSquareChance } from '#tests/games/statistics.ts';
import { commitmentOf, drawOf, scaled, takeOut } from './draw.ts';
import { hexOf, hmacSha256, sha256, utf8 } from './sha256.ts';

describe('the check vector', () => {
  const seeds = { serverSeed: 'a'.repeat(64), clientSeed: 'client-seed', nonce: 0 };
  const draw = drawOf(seeds, nodeHmac);

  test('its commitment and its first bytes', () => {
    expect(commitmentOf(seeds.serverSeed)).toBe(
      'ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb',
    );
    expect(draw(0) * 2 ** 32).toBe(0xa0_30_11_17);
  });

  test('its outcomes', () => {
    expect(scaled(draw(0), 10_001)).toBe(6257);
    expect(scaled(draw(0), 37)).toBe(23);
    expect(takeOut(draw, 0, 40, 10).map((cell) => cell + 1)).toEqual([
      26, 28, 15, 13, 12, 24, 27, 37, 4, 40,
    ]);
    expect(takeOut(draw, 0, 25, 3)).toEqual([15, 17, 8]);
  });
});

test('a float depends on its position alone, in whatever order it is asked for', () => {
  const positions = [0, 7, 8, 100, 3, 8, 0];
  const draw = seededDraw('order', 1);
  expect(positions.map(draw)).toEqual(positions.map((one) => seededDraw('order', 1)(one)));
});

test('every part of the seeds changes what is drawn', () => {
  const seeds = { serverSeed: 'server', clientSeed: 'client', nonce: 1 };
  const others = [
    seeds,
    { ...seeds, serverSeed: 'other' },
    { ...seeds, clientSeed: 'other' },
    { ...seeds, nonce: 2 },
  ];
  expect(new Set(others.map((one) => drawOf(one, nodeHmac)(0))).size).toBe(4);
});

test('what is taken out is in the list once, and never twice', () => {
  fc.assert(
    fc.property(fc.nat(), fc.integer({ min: 1, max: 60 }), (nonce, size) => {
      const taken = takeOut(seededDraw('list', nonce), 0, size, size);
      expect([...taken].sort((left, right) => left - right)).toEqual([...Array(size).keys()]);
    }),
  );
});

test('at every place of what is taken out, each element is as likely', () => {
  const rounds = 10_000;
  const counts = Array.from({ length: 3 }, () => Array.from({ length: 25 }, () => 0));
  for (let nonce = 0; nonce < rounds; nonce += 1) {
    takeOut(seededDraw('places', nonce), 0, 25, 3).forEach((cell, place) => {
      const seen = counts[place] ?? [];
      seen[cell] = (seen[cell] ?? 0) + 1;
    });
  }
  const even = Array.from({ length: 25 }, () => rounds / 25);
  for (const seen of counts) expect(chiSquareChance(seen, even)).toBeGreaterThan(0.01);
});

describe('the digest of our own', () => {
  test('equals the machine’s, for every length and script', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 200 }),
        fc.string({ maxLength: 200 }),
        (key, message) => {
          expect(hexOf(sha256(utf8(message)))).toBe(
            createHash('sha256').update(message).digest('hex'),
          );
          expect(hexOf(hmacSha256(key, message))).toBe(
            createHmac('sha256', key).update(message).digest('hex'),
          );
        },
      ),
    );
  });

  test('reads broken text as the machine does', () => {
    expect(hexOf(sha256(utf8('\ud800')))).toBe(createHash('sha256').update('\ud800').digest('hex'));
  });
});
