import fc from 'fast-check';
import { safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { MinorToMove, SignedMinor, shareOf } from './money.ts';

test.each([
  [10_000n, 250, 250n],
  [1n, 5_000, 1n],
  [1n, 4_999, 0n],
  [-1n, 5_000, -1n],
  [3n, 3_333, 1n],
  [999_999_999_999_999_999n, 10_000, 999_999_999_999_999_999n],
])('of %s the share of %s hundredths of a per cent is %s', (amount, basisPoints, share) => {
  expect(shareOf(amount, basisPoints)).toBe(share);
});

test('no share is more than half a minor unit away from the exact one', () => {
  fc.assert(
    fc.property(fc.bigInt(-(10n ** 17n), 10n ** 17n), fc.nat(20_000), (amount, basisPoints) => {
      const miss = shareOf(amount, basisPoints) * 10_000n - amount * BigInt(basisPoints);
      expect(miss <= 5_000n && miss >= -5_000n).toBe(true);
    }),
  );
});

test('an amount is written in one way only, and nothing is not moved', () => {
  const reads = (schema: typeof SignedMinor, text: string) => safeParse(schema, text).success;
  expect(['0', '7', '-7'].filter((text) => !reads(SignedMinor, text))).toEqual([]);
  expect(
    ['', '-0', '007', '-', '+7', '1.5', '1e3'].filter((text) => reads(SignedMinor, text)),
  ).toEqual([]);
  expect(['0', '-7', '07'].filter((text) => reads(MinorToMove, text))).toEqual([]);
});
