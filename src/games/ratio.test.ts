import fc from 'fast-check';
import { expect, test } from 'vitest';
import { payFor } from './pay.ts';
import { choose, decimal, product, ratio, shown, sum, toNumber } from './ratio.ts';

test('a multiplier is read as the ratio it is', () => {
  expect(decimal('1.6')).toEqual({ numerator: 8n, denominator: 5n });
  expect(decimal('.5')).toEqual({ numerator: 1n, denominator: 2n });
  expect(decimal('1000')).toEqual({ numerator: 1000n, denominator: 1n });
});

test('what is paid is rounded down once, to the minor unit', () => {
  expect(payFor(3n, decimal('1.1'))).toBe(3n);
  expect(payFor(10n, decimal('1.1'))).toBe(11n);
  // A third taken three times is whole again, which no rounding in between would leave it.
  expect(payFor(1n, product(ratio(1, 3), ratio(3)))).toBe(1n);
});

test('paid and rounded off make up the exact amount, for every stake and ratio', () => {
  fc.assert(
    fc.property(
      fc.bigInt(0n, 10n ** 18n),
      fc.bigInt(0n, 10n ** 9n),
      fc.bigInt(1n, 10n ** 9n),
      (stake, above, below) => {
        const lost = stake * above - payFor(stake, ratio(above, below)) * below;
        expect(lost >= 0n && lost < below).toBe(true);
      },
    ),
  );
});

test('sums and products are exact where floats are not', () => {
  expect(sum([decimal('.1'), decimal('.2')])).toEqual(decimal('.3'));
  expect(product(decimal('.1'), decimal('.2'), ratio(50))).toEqual(ratio(1));
});

test('a float is made at the end, of however many digits', () => {
  expect(toNumber(ratio(10n ** 400n, 3n * 10n ** 400n))).toBe(1 / 3);
  expect(toNumber(ratio(7, 2))).toBe(3.5);
  expect(toNumber(ratio(0))).toBe(0);
});

test('a person reads a multiplier rounded down and without idle zeros', () => {
  expect(shown(ratio(2, 3))).toBe('0.6666');
  expect(shown(decimal('5.60'))).toBe('5.6');
  expect(shown(ratio(1000))).toBe('1000');
});

test('choices are counted', () => {
  expect(choose(52, 5)).toBe(2_598_960n);
  expect(choose(5, 6)).toBe(0n);
});
