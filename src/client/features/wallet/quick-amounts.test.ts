import { expect, test } from 'vitest';
import { quickAmounts } from './quick-amounts.ts';

test('they are parts of what is there, in whole units', () => {
  expect(quickAmounts('100000', 100n)).toEqual(['10000', '25000', '50000']);
  expect(quickAmounts('12345', 100n)).toEqual(['1200', '3000', '6100']);
});

test('of nothing there are none, and none twice', () => {
  expect(quickAmounts('0', 100n)).toEqual([]);
  expect(quickAmounts('150', 100n)).toEqual([]);
  expect(quickAmounts('299', 100n)).toEqual(['100']);
});
