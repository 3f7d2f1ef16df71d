import { expect, test } from 'vitest';
import { writeNumber, writeShort } from './write-number.ts';

test.each([
  [1234.5, 'es', {}, '1.234,5'],
  [1234.5, 'en', {}, '1,234.5'],
  [97.24, 'es', { least: 2 }, '97,24'],
  [97, 'en', { least: 2 }, '97.00'],
  [12.345, 'zh', { most: 1 }, '12.3'],
  [-3, 'ms', {}, '−3'],
  [-0.001, 'en', {}, '0'],
  [1_000_000, 'es', {}, '1.000.000'],
])('%d in %s with %o is written %s', (value, language, digits, words) => {
  expect(writeNumber(value, language, digits)).toBe(words);
});

test.each([
  [950, 'es', '950'],
  [5_000, 'es', '5\u00a0mil'],
  [5_000_000, 'es', '5\u00a0M'],
  [5_000_000_000, 'es', '5.000\u00a0M'],
  [1_250, 'en', '1.3K'],
  [5_000_000, 'zh', '500万'],
  [5_000, 'zh', '5,000'],
  [12_400_000, 'ms', '12J'],
  [-5_000, 'en', '−5K'],
])('%d in %s is %s for short', (value, language, words) => {
  expect(writeShort(value, language)).toBe(words);
});
