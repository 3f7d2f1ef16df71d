import { expect, test } from 'vitest';
import { cashbackOf } from './cashback-figure.ts';

const terms = { rates: [1_000, 1_500], minimum: 100, cap: 8_000 };

test('of 5,000.00 staked, 3,800.00 won and 200.00 of rewards a tenth is 100.00, capped at 80.00', () => {
  const lost = 500_000n - 380_000n - 20_000n;
  expect(cashbackOf({ ...terms, cap: 100_000 }, { lost, level: 0 }).amount).toBe(10_000n);
  expect(cashbackOf(terms, { lost, level: 0 }).amount).toBe(8_000n);
});

test.each([
  ['who won gets nothing', { lost: -1n, level: 0 }, 0n],
  ['below the minimum nothing is paid', { lost: 994n, level: 0 }, 0n],
  ['the minimum itself is paid, rounded half up', { lost: 995n, level: 0 }, 100n],
  ['a level gets its own rate', { lost: 10_000n, level: 1 }, 1_500n],
  ['a level above all rates gets the last one', { lost: 10_000n, level: 7 }, 1_500n],
] as const)('%s', (_, loss, amount) => {
  expect(cashbackOf(terms, loss).amount).toBe(amount);
});
