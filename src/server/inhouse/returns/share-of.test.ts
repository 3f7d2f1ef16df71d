import { expect, test } from 'vitest';
import { fewestRounds, type ReturnSums, shareOf } from './share-of.ts';

function sumsOf(rounds: readonly (readonly [staked: number, paid: number])[]): ReturnSums {
  const sum = (of: (staked: number, paid: number) => number) =>
    rounds.reduce((all, [staked, paid]) => all + of(staked, paid), 0);
  return {
    rounds: rounds.length,
    staked: sum((staked) => staked),
    paid: sum((_, paid) => paid),
    stakedSquared: sum((staked) => staked * staked),
    paidSquared: sum((_, paid) => paid * paid),
    stakedPaid: sum((staked, paid) => staked * paid),
  };
}

test('of one stake it is the mean and its usual interval', () => {
  const rounds = Array.from({ length: 10_000 }, (_, at) => [100, at % 2 === 0 ? 198 : 0] as const);
  const share = shareOf(sumsOf(rounds));
  expect(share?.value).toBeCloseTo(0.99, 10);
  // 2.575829 × 0.99 ÷ √10,000
  expect((share?.high ?? 0) - (share?.value ?? 0)).toBeCloseTo(0.0255007, 6);
});

test('a game that always pays the same of a stake has no spread, whatever people stake', () => {
  const rounds = Array.from({ length: 2_000 }, (_, at) => [100 * (at + 1), 97 * (at + 1)] as const);
  const share = shareOf(sumsOf(rounds));
  expect(share?.low).toBeCloseTo(0.97, 6);
  expect(share?.high).toBeCloseTo(0.97, 6);
});

test('of too few rounds nothing is said', () => {
  const rounds = Array.from({ length: fewestRounds - 1 }, () => [100, 99] as const);
  expect(shareOf(sumsOf(rounds))).toBeNull();
});
