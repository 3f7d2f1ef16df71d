import { expect, test } from 'vitest';
import { accrued, collectable, rateByHand, wholeOf } from './accrual.ts';

test('three rounds of 0.33, 0.33 and 0.34 at 50 bp pay nothing, and another 1.00 makes it 0.01 (V)', () => {
  const first = [33n, 33n, 34n].reduce((sum, valid) => sum + accrued(valid, 50), 0n);
  expect(first).toBe(500_000n);
  expect(collectable([{ millionths: first }], 1n)).toBe(0n);
  const second = first + accrued(100n, 50);
  expect(collectable([{ millionths: second }], 1n)).toBe(1n);
  expect(wholeOf(second)).toEqual({ whole: 1n, rest: 0n });
});

test('lines add up to what is paid, each by its whole part, and rests stay', () => {
  const lines = [{ millionths: 1_900_000n }, { millionths: 2_900_000n }];
  expect(collectable(lines, 1n)).toBe(3n);
  expect(collectable(lines, 3n)).toBe(3n);
  expect(collectable(lines, 4n)).toBe(0n);
  expect(wholeOf(1_900_000n)).toEqual({ whole: 1n, rest: 900_000n });
});

test('what was collected and is undone is made good by later bets, and never taken out of a wallet', () => {
  expect(accrued(-100n, 50)).toBe(-500_000n);
  expect(collectable([{ millionths: -3_000_000n }], 1n)).toBe(0n);
  expect(collectable([{ millionths: -3_000_000n }, { millionths: 5_000_000n }], 1n)).toBe(2n);
});

test('a level above those that are named gets what the highest of them gets, another class nothing', () => {
  const terms = { classes: { RNG: [10, 20] } };
  expect(rateByHand(terms, 'RNG', 0)).toBe(10);
  expect(rateByHand(terms, 'RNG', 7)).toBe(20);
  expect(rateByHand(terms, 'LIVE', 0)).toBeNull();
});
