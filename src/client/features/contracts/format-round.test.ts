import { expect, test } from 'vitest';
import { formatRound } from './format-round.ts';

test.each([
  ['500000000', 'en', '5,000,000'],
  ['500000000', 'es', '5.000.000'],
  ['500000050', 'en', '5,000,000.50'],
  ['0', 'zh', '0'],
])('%s minor units read %s: %s', (minor, language, said) => {
  expect(formatRound(minor, 'COP', language)).toBe(said);
});

test('a currency without parts keeps the zeros of its thousands', () => {
  expect(formatRound('5000', 'JPY', 'es')).toBe('5.000');
});
