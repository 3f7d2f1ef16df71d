import { expect, test } from 'vitest';
import { formatRate, rateOfTyped, typedOfRate } from './rate.ts';

test.each([
  [0, '0\u00a0%'],
  [2_500, '0.25\u00a0%'],
  [25, '0.0025\u00a0%'],
  [150_000, '15\u00a0%'],
  [1_000_000, '100\u00a0%'],
])('%i millionths are %s', (millionths, said) => {
  expect(formatRate(millionths, 'en')).toBe(said);
  expect(rateOfTyped(typedOfRate(millionths, 'en'))).toBe(millionths);
});

test('a rate is written with the point of the language and read with either', () => {
  expect(formatRate(2_500, 'es')).toBe('0,25\u00a0%');
  expect(rateOfTyped('0,25')).toBe(2_500);
  expect(rateOfTyped('0.25')).toBe(2_500);
});

test.each(['', 'x', '-1', '100.1', '0.00001', '1.2.3', '1e3'])('%j is no rate', (typed) => {
  expect(rateOfTyped(typed)).toBeNull();
});
