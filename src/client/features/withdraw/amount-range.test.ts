import { expect, test } from 'vitest';
import { quickAmounts, rangeOf } from './amount-range.ts';

const nequi = { minimum: '1000000', maximum: '300000000' };

test('no more is offered than there is, and no more than the way takes', () => {
  expect(rangeOf(nequi, '7500000')).toEqual({ least: 1_000_000n, most: 7_500_000n });
  expect(rangeOf(nequi, '900000000').most).toBe(300_000_000n);
});

test('quick amounts are round, and all of them may be sent', () => {
  expect(quickAmounts(rangeOf(nequi, '7500000'))).toEqual(['1000000', '2000000', '5000000']);
  expect(quickAmounts(rangeOf(nequi, '1000000'))).toEqual([]);
  expect(quickAmounts(rangeOf(nequi, '0'))).toEqual([]);
});
