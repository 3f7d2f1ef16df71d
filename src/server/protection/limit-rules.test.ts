import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstExceeded, isTighter, limitInForce } from './limit-rules.ts';

const day = (amount: bigint) => [{ kind: 'deposit', period: 'day', amount } as const];
const inForce = (own: ReturnType<typeof day>, maximum: bigint | null) =>
  limitInForce(own, 'deposit', 'day', maximum);

test('L-DEPOSIT: the lowest limit applies, the player’s or the licence’s', () => {
  expect(inForce(day(50n), 100n)).toBe(50n);
  expect(inForce(day(150n), 100n)).toBe(100n);
  expect(inForce([], 100n)).toBe(100n);
  expect(inForce(day(150n), null)).toBe(150n);
  expect(inForce([], null)).toBeNull();
  expect(inForce(day(0n), 100n)).toBe(0n);
});

test('L-DEPOSIT: exactly the limit fits, one more does not, and what is left is said', () => {
  const limits = { day: 100n, week: 100n, month: null };
  const used = { day: 40n, week: 70n, month: 900n };
  expect(firstExceeded(limits, used, 30n)).toBeNull();
  expect(firstExceeded(limits, used, 31n)).toEqual({ period: 'week', left: 30n });
  expect(firstExceeded(limits, used, 61n)).toEqual({ period: 'day', left: 60n });
  expect(firstExceeded({ ...limits, day: 30n }, used, 1n)).toEqual({ period: 'day', left: 0n });
});

test('L-DEPOSIT: tighter is at once, looser and none are not', () => {
  expect(isTighter(null, 5n)).toBe(true);
  expect(isTighter(10n, 5n)).toBe(true);
  expect(isTighter(10n, 10n)).toBe(true);
  expect(isTighter(10n, 11n)).toBe(false);
  expect(isTighter(10n, null)).toBe(false);
  expect(isTighter(null, null)).toBe(true);
});

test('L-DEPOSIT: whatever comes into force at once never lets more through than before', () => {
  const amount = fc.option(fc.bigInt(0n, 1_000n));
  fc.assert(
    fc.property(amount, amount, fc.bigInt(1n, 2_000n), (before, wished, deposit) => {
      fc.pre(isTighter(before, wished));
      const used = { day: 0n, week: 0n, month: 0n };
      const passes = (limit: bigint | null) =>
        firstExceeded({ day: limit, week: null, month: null }, used, deposit) === null;
      return passes(before) || !passes(wished);
    }),
  );
});
