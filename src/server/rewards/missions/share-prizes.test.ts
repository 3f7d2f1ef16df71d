import { expect, test } from 'vitest';
import { sharePrizes } from './share-prizes.ts';

// rewards.md, section 6: C 1000; A 900 at 10:00:01; B 900 at 10:00:00; D 850. B was earlier than A.
const standings = [
  { playerId: 'C', score: 1_000n },
  { playerId: 'B', score: 900n },
  { playerId: 'A', score: 900n },
  { playerId: 'D', score: 850n },
];

test.each([
  ['time', [500, 300, 100], [500n, 300n, 100n, 0n]],
  ['split', [500, 300, 100], [500n, 200n, 200n, 0n]],
  ['split', [500, 301, 100], [500n, 201n, 200n, 0n]],
] as const)('ties by %s of %j', (tie, prizes, shares) => {
  expect(sharePrizes(standings, prizes, tie)).toEqual(shares);
});

test('a tie that reaches below the last prize shares what is left of them', () => {
  const tied = standings.map((one) => ({ ...one, score: 7n }));
  expect(sharePrizes(tied, [10, 5], 'split')).toEqual([4n, 4n, 4n, 3n]);
});
