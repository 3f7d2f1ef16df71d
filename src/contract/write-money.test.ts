import { expect, test } from 'vitest';
import { isPartInUse, writeFigure, writeMoney } from './write-money.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test.each([
  ['482000000', 'COP', 'es', '$ 4.820.000'],
  ['482000050', 'COP', 'es', '$ 4.820.000,50'],
  ['482000000', 'COP', 'en', '$4,820,000'],
  ['123450', 'MYR', 'ms', 'RM 1,234.50'],
  ['50000', 'CNY', 'zh', '¥500'],
  ['50000', 'VND', 'en', '₫50,000'],
  ['10', 'USD', 'en', '$0.10'],
  ['0', 'COP', 'es', '$ 0'],
  ['-250', 'USD', 'en', '−$2.50'],
  ['-30000', 'COP', 'es', '−$ 300'],
  ['1500', 'USDT', 'es', '15 USDT'],
  ['10000000', 'COINS', 'es', '100.000 monedas'],
  ['1500', 'POINTS', 'zh', '1,500 积分'],
  ['1500', 'KWD', 'en', '1.500 KWD'],
  ['999999999999999999', 'USD', 'en', '$9,999,999,999,999,999.99'],
])('%s minor units of %s in %s are written %s', (minor, currency, language, written) => {
  expect(plain(writeMoney(minor, currency, language))).toBe(written);
});

test('balances, receipts and records keep their two digits', () => {
  expect(plain(writeMoney('482000000', 'COP', 'es', true))).toBe('$ 4.820.000,00');
  expect(plain(writeMoney('50000', 'VND', 'en', true))).toBe('₫50,000');
  expect(writeFigure('-482000000', 'COP', 'es', true)).toBe('−4.820.000,00');
});

test('a keypad has a point only where people pay fractions', () => {
  expect(isPartInUse('COP')).toBe(false);
  expect(isPartInUse('JPY')).toBe(false);
  expect(isPartInUse('MYR')).toBe(true);
});
