import { expect, test } from 'vitest';
import { formatCount, formatMoney, formatPercent } from './format-money.ts';

test('money always has its digits, however small', () => {
  expect(formatMoney('0', 'COP', 'en')).toBe('0.00');
  expect(formatMoney('7', 'USD', 'en')).toBe('0.07');
  expect(formatMoney('1234567890', 'COP', 'en')).toBe('12,345,678.90');
});

test('Spanish groups with points', () => {
  expect(formatMoney('1234567890', 'COP', 'es')).toBe('12.345.678,90');
  expect(formatCount(12345, 'es')).toBe('12.345');
});

test('a currency keeps its own number of digits', () => {
  expect(formatMoney('1500', 'JPY', 'en')).toBe('1,500');
  expect(formatMoney('1500', 'KWD', 'en')).toBe('1.500');
});

test('a debit bears a sign', () => {
  expect(formatMoney('-250', 'USD', 'en')).toBe('−2.50');
});

test('no figure is too long to be written exactly', () => {
  expect(formatMoney('999999999999999999', 'USD', 'en')).toBe('9,999,999,999,999,999.99');
});

test('a return loses nothing and shows no idle zeros', () => {
  expect(formatPercent(9650, 'en')).toBe('96.5 %');
  expect(formatPercent(9721, 'es')).toBe('97,21 %');
  expect(formatPercent(9700, 'en')).toBe('97 %');
});
